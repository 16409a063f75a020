import { useState } from "react";
import { Link } from "wouter";
import { useDesk } from "../desk-context.ts";
import { Button } from "../parts/button.tsx";
import { Failure } from "../parts/failure.tsx";
import { Title } from "../parts/title.tsx";

/** A notice as a picture, to send or to print. */
export function PosterScreen({ id }: { id: string }) {
  const { messages } = useDesk();
  const [error, setError] = useState<Error>();
  const address = `/api/notices/${id}.png`;
  const share = async () => {
    const bytes = await (await fetch(address)).blob();
    const files = [new File([bytes], `${id}.png`, { type: "image/png" })];
    // Rejected when a person closes the phone's share menu.
    await navigator.share({ files }).catch((failure) => failure.name !== "AbortError" && setError(failure));
  };
  return (
    <div className="screen">
      <p>
        <Link href="/edit/notices.yaml">‹ {messages.toTheForm}</Link>
      </p>
      <Title>{messages.asPicture}</Title>
      <Failure error={error} />
      <figure className="poster stack">
        <img
          className="poster__picture"
          src={address}
          alt={messages.asPicture}
          onError={() => setError(new Error(messages.nothingHere))}
        />
        <figcaption className="buttons">
          <a className="button" data-look="solid" href={address} download={`${id}.png`}>
            {messages.download}
          </a>
          {"share" in navigator && <Button onClick={share}>{messages.share}</Button>}
        </figcaption>
      </figure>
    </div>
  );
}
