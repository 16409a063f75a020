import { type ComponentType, useEffect, useState } from "react";
import { Skeleton } from "./skeleton.tsx";

/**
 * A component whose code comes when it is first shown. React's `lazy` holds back what has come for 300 ms (its
 * FALLBACK_THROTTLE_MS), so that nothing opens in less. `className` is for the room until then.
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
      <div className={className} aria-busy="true">
        <Skeleton rows={6} />
      </div>
    );
  };
}
