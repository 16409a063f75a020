import { useState } from "react";
import { Link } from "wouter";
import { noticeSizes } from "../../api.ts";
import { useDesk } from "../desk-context.ts";
import { Failure } from "../parts/failure.tsx";
import { Press } from "../parts/press.tsx";

/** A notice as a picture: for WhatsApp, and as a sheet for the door. */
export function PosterScreen({ id }: { id: string }) {
  const { words } = useDesk();
  const [error, setError] = useState<Error>();
  const address = (size: string) => `/api/notices/${id}.png?size=${size}`;
  const share = async () => {
    const bytes = await (await fetch(address("share"))).blob();
    const files = [new File([bytes], `${id}.png`, { type: "image/png" })];
    // Who closes the telephone's menu has shared nothing, and knows it.
    await navigator.share({ files }).catch((failure) => failure.name !== "AbortError" && setError(failure));
  };
  return (
    <div className="screen">
      <p>
        <Link href="/edit/notices.yaml">‹ {words.toTheForm}</Link>
      </p>
      <h1>{words.asPicture}</h1>
      <Failure error={error} />
      <div className="poster">
        {noticeSizes.map((size) => (
          <figure key={size} className="stack">
            <img
              className="poster__picture"
              src={address(size)}
              alt={words.posters[size]}
              onError={() => setError(new Error(words.nothingHere))}
            />
            <figcaption className="buttons">
              {words.posters[size]}
              <a className="press" data-look="solid" href={address(size)} download={`${id}-${size}.png`}>
                {words.download}
              </a>
              {size === "share" && "share" in navigator && <Press onPress={share}>{words.share}</Press>}
            </figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}
