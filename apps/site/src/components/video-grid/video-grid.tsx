import { VideoCard, type VideoCardProps } from "../video-card/video-card";
import { WideGrid } from "../wide-grid/wide-grid";

interface VideoGridProps {
  labelledBy: string;
  videos: (VideoCardProps & { id: string })[];
}

export function VideoGrid({ labelledBy, videos }: VideoGridProps) {
  return (
    <WideGrid labelledBy={labelledBy}>
      {videos.map(({ id, ...video }) => (
        <VideoCard key={id} {...video} />
      ))}
    </WideGrid>
  );
}
