import { fill } from "@hospital/content/text/fill";
import { useState } from "react";
import { Link } from "wouter";
import type { StoredPicture } from "../../api.ts";
import { useFieldTexts } from "../../fields/field-texts.ts";
import { AddPhotos } from "../../forms/add-photos.tsx";
import { editAddress } from "../addresses.ts";
import { useDesk } from "../desk-context.ts";
import { AskButton } from "../parts/ask-button.tsx";
import { Button } from "../parts/button.tsx";
import { Failure } from "../parts/failure.tsx";
import { Skeleton } from "../parts/skeleton.tsx";
import { Title } from "../parts/title.tsx";
import { post, useAnswer } from "../requests.ts";
import { useRequest } from "../use-request.ts";

const shownAtOnce = 60;

/** Adds several photos, and lists all pictures with the records that show them. */
export function PicturesScreen() {
  const { messages } = useDesk();
  const { answer: pictures, error, retry } = useAnswer<StoredPicture[]>("/api/pictures");
  const [count, setCount] = useState(shownAtOnce);
  const { run, isBusy, error: failure } = useRequest();
  const unused = pictures?.filter(({ usedBy }) => usedBy.length === 0) ?? [];
  const used = pictures?.filter(({ usedBy }) => usedBy.length > 0) ?? [];
  const remove = () => run(() => post("/api/pictures/remove", { paths: unused.map(({ path }) => path) }));
  return (
    <div className="screen">
      <Title>{messages.pictures}</Title>
      <AddPhotos />
      <Failure error={error ?? failure} onRetry={error && retry} />
      {unused.length > 0 && (
        <section className="stack">
          <h2>{fill(messages.unusedPictures, { count: unused.length })}</h2>
          <PictureGrid pictures={unused} />
          <AskButton
            label={messages.removeUnused}
            isDisabled={isBusy}
            tone="alert"
            confirm={messages.delete}
            onConfirm={remove}
          >
            <p>{fill(messages.removeUnusedMeans, { count: unused.length })}</p>
          </AskButton>
        </section>
      )}
      <section className="stack">
        {pictures && <h2>{fill(messages.allPictures, { count: used.length })}</h2>}
        {!pictures && !error && <Skeleton rows={4} />}
        <PictureGrid pictures={used.slice(0, count)} />
        {used.length > count && <Button onClick={() => setCount(count + shownAtOnce)}>{messages.morePictures}</Button>}
      </section>
    </div>
  );
}

function PictureGrid({ pictures }: { pictures: StoredPicture[] }) {
  const fieldTexts = useFieldTexts();
  return (
    <ul className="pictures__grid">
      {pictures.map(({ path, width, height, usedBy }) => (
        <li key={path} className="pictures__one">
          <img
            className="pictures__picture"
            src={`/pictures/${path}?width=320`}
            alt={path.replace(/^.*\//, "")}
            loading="lazy"
          />
          {usedBy.map((record) => (
            <Link key={record.path} className="pictures__record" href={editAddress(record.path)}>
              {fieldTexts.record(record.path, record.name)}
            </Link>
          ))}
          <p className="quiet">
            {width} × {height} px
          </p>
        </li>
      ))}
    </ul>
  );
}
