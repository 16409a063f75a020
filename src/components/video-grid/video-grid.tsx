import { CardGrid } from "../card-grid/card-grid";
import { VideoCard, type VideoCardProps } from "../video-card/video-card";

export interface VideoGridProps {
  /** Id of the heading that names the list. */
  labelledBy: string;
  videos: (VideoCardProps & { id: string })[];
}

export function VideoGrid({ labelledBy, videos }: VideoGridProps) {
  return (
    <CardGrid labelledBy={labelledBy} columns="wide">
      {videos.map(({ id, ...video }) => (
        <VideoCard key={id} {...video} />
      ))}
    </CardGrid>
  );
}
