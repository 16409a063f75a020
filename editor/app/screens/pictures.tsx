import { useState } from "react";
import { Link } from "wouter";
import { fill } from "../../../src/i18n/words.ts";
import type { StoredPicture } from "../../api.ts";
import { AddPhotos } from "../../forms/add-photos.tsx";
import { editAddress } from "../addresses.ts";
import { textOf, useDesk } from "../desk-context.ts";
import { AskDialog } from "../parts/ask-dialog.tsx";
import { Failure } from "../parts/failure.tsx";
import { post, useAnswer } from "../requests.ts";
import "../styles/pictures.css";
import "../styles/form.css";

const shownAtOnce = 60;

/** Several photos at once, and all that there are: where they show, and which show nowhere. */
export function PicturesScreen() {
  const { words } = useDesk();
  const { answer: pictures, error } = useAnswer<StoredPicture[]>("/api/pictures");
  const [count, setCount] = useState(shownAtOnce);
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<Error>();
  const unused = pictures?.filter(({ usedBy }) => usedBy.length === 0) ?? [];
  const used = pictures?.filter(({ usedBy }) => usedBy.length > 0) ?? [];
  const remove = async () => {
    setIsAsking(false);
    await post("/api/pictures/remove", { paths: unused.map(({ path }) => path) }).catch(setFailure);
  };
  return (
    <div className="screen sections">
      <h1>{words.pictures}</h1>
      <AddPhotos />
      <Failure error={error ?? failure} />
      {unused.length > 0 && (
        <section>
          <h2>{fill(words.unusedPictures, { count: unused.length })}</h2>
          <PictureGrid pictures={unused} />
          <button type="button" className="press" data-tone="quiet" onClick={() => setIsAsking(true)}>
            {words.removeUnused}
          </button>
        </section>
      )}
      <section aria-busy={!pictures}>
        <h2>{pictures && fill(words.allPictures, { count: used.length })}</h2>
        <PictureGrid pictures={used.slice(0, count)} />
        {used.length > count && (
          <button type="button" className="press" data-tone="quiet" onClick={() => setCount(count + shownAtOnce)}>
            {words.morePictures}
          </button>
        )}
      </section>
      {isAsking && (
        <AskDialog
          title={words.removeUnused}
          tone="alert"
          confirm={{ label: words.delete, onPress: remove }}
          onClose={() => setIsAsking(false)}
        >
          <p>{fill(words.removeUnusedMeans, { count: unused.length })}</p>
        </AskDialog>
      )}
    </div>
  );
}

function PictureGrid({ pictures }: { pictures: StoredPicture[] }) {
  const { language } = useDesk();
  return (
    <ul className="pictures__grid">
      {pictures.map(({ path, width, height, usedBy }) => (
        <li key={path} className="pictures__one">
          <img className="pictures__picture" src={`/pictures/${path}?width=320`} alt="" loading="lazy" />
          <p className="pictures__name">{path.replace(/^.*\//, "")}</p>
          <p className="pictures__size">
            {width} × {height}
          </p>
          {usedBy.map((record) => (
            <Link key={record.path} className="pictures__record" href={editAddress(record.path)}>
              {textOf(record.name, language) || record.path}
            </Link>
          ))}
        </li>
      ))}
    </ul>
  );
}
