import { plainWordsIn } from "@hospital/search/fold";
import { useState } from "react";
import type { StoredPicture } from "../../api.ts";
import { useDesk } from "../../app/desk-context.ts";
import { AskDialog } from "../../app/parts/ask-dialog.tsx";
import { Button } from "../../app/parts/button.tsx";
import { Failure } from "../../app/parts/failure.tsx";
import { SearchField } from "../../app/parts/search-field.tsx";
import { useAnswer } from "../../app/requests.ts";
import { useFieldTexts } from "../field-texts.ts";
import { findByName } from "../find-by-name.ts";

const shownAtOnce = 24;

interface ChoosePictureProps {
  /** Gets the path below content/. */
  onChoose(path: string): void;
  onClose(): void;
}

/** Chooses one of the site's pictures by its name or by a record that shows it. */
export function ChoosePicture({ onChoose, onClose }: ChoosePictureProps) {
  const { messages } = useDesk();
  const fieldTexts = useFieldTexts();
  const { answer: pictures, error, retry } = useAnswer<StoredPicture[]>("/api/pictures");
  const [sought, setSought] = useState("");
  const [count, setCount] = useState(shownAtOnce);
  const namesOf = ({ path, usedBy }: StoredPicture) => [
    titleOfFile(path),
    ...usedBy.flatMap(({ path, name }) => [fieldTexts.record(path, name), ...Object.values(name)]),
  ];
  const { matches: matching, areSimilar } = findByName(pictures ?? [], sought, namesOf);
  return (
    <AskDialog title={messages.existingPicture} onClose={onClose}>
      <SearchField label={messages.findPicture} sought={sought} onSeek={setSought} />
      <Failure error={error} onRetry={retry} />
      <p role="status" className="quiet">
        {!pictures && !error && messages.loading}
        {pictures && matching.length === 0 && messages.noPictures}
        {areSimilar && messages.didYouMean}
      </p>
      <ul className="pictures__grid">
        {matching.slice(0, count).map((picture) => (
          <li key={picture.path}>
            <button type="button" className="pictures__choice" onClick={() => onChoose(picture.path)}>
              <img className="pictures__picture" src={`/pictures/${picture.path}?width=320`} alt="" loading="lazy" />
              <PictureName {...picture} />
            </button>
          </li>
        ))}
      </ul>
      {matching.length > count && (
        <Button onClick={() => setCount(count + shownAtOnce)}>{messages.morePictures}</Button>
      )}
    </AskDialog>
  );
}

/**
 * The words of the file's name and the record that shows it; only the record if its name has the same words:
 * "criticalcare", "Critical Care".
 */
function PictureName({ path, usedBy: [record] }: StoredPicture) {
  const fieldTexts = useFieldTexts();
  const file = titleOfFile(path);
  const name = record && fieldTexts.record(record.path, record.name);
  if (Object.values(record?.name ?? {}).some((text) => letters(text ?? "").includes(letters(file)))) return name;
  return (
    <>
      {file}
      {name && <span className="quiet">{name}</span>}
    </>
  );
}

const letters = (text: string) => plainWordsIn(text).join("");

/** "waiting hall" of "gallery/photos/waiting-hall-3f9a2c1b.webp". */
function titleOfFile(path: string): string {
  const [, name = path] = /([^/]*?)(?:-[\da-f]{8})?\.\w+$/.exec(path) ?? [];
  return name.replaceAll("-", " ");
}
