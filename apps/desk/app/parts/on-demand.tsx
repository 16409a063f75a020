import { type ComponentType, useEffect, useState } from "react";
import { Skeleton } from "./skeleton.tsx";

/**
 * A component whose code loads when it is first shown. React's `lazy` delays loaded content by 300 ms (its
 * FALLBACK_THROTTLE_MS). `className` is for the placeholder.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>, className = "screen") {
  let Loaded: ComponentType<Props> | undefined;
  return function OnDemand(props: Props) {
    const [isThere, setIsThere] = useState(Loaded !== undefined);
    useEffect(() => {
      if (isThere) return;
      load().then((component) => {
        Loaded = component;
        setIsThere(true);
      });
    }, [isThere]);
    return Loaded && isThere ? (
      <Loaded {...props} />
    ) : (
      <div className={className}>
        <Skeleton rows={6} />
      </div>
    );
  };
}
