import { rowsAt } from "@hospital/content/record/values";
import { fill } from "@hospital/content/text/fill";
import { defaultLocale, publishedLocales } from "@hospital/content/text/locales";
import { useState } from "react";
import type { RecordSummary, RecordValue, StoredRecord, Upload } from "../api.ts";
import { textOf, useDesk } from "../app/desk-context.ts";
import { Button } from "../app/parts/button.tsx";
import { ChooseFiles, pictureFiles } from "../app/parts/choose-files.tsx";
import { Failure } from "../app/parts/failure.tsx";
import { NamedInput } from "../app/parts/named-input.tsx";
import { Select } from "../app/parts/select.tsx";
import { get, post, useAnswer } from "../app/requests.ts";
import { useRequest } from "../app/use-request.ts";
import { useResultInView } from "../app/use-result-in-view.ts";
import { useFieldTexts } from "../fields/field-texts.ts";
import { sendPicture } from "../fields/picture/send-picture.ts";
import { photosScreen, useDraft } from "./drafts.ts";

interface Chosen {
  upload: Upload;
  words: Record<string, string>;
}

/** The default target of several photos; the others are pages of people. */
const gallery = "gallery/photos.yaml";

interface Photos {
  chosen: Chosen[];
  place: string;
}

const noPhotos: Photos = { chosen: [], place: gallery };

/** Adds several photos at once, each with its texts, in one save. */
export function AddPhotos() {
  const { messages, language } = useDesk();
  const { answer: records = [] } = useAnswer<RecordSummary[]>("/api/records");
  const [{ chosen, place: recordPath }, setDraft] = useDraft<Photos>(photosScreen, noPhotos);
  const [confirmation, setConfirmation] = useState("");
  const saving = useRequest();
  // The form below is long, and the save button is at its end.
  const result = useResultInView(saving.error ?? confirmation);
  const { run, isBusy, error } = useRequest();
  const targets = records.filter(({ path, collection }) => path === gallery || collection === "people");
  const add = (files: File[]) =>
    run(async () => {
      setConfirmation("");
      const refused: unknown[] = [];
      for (const file of files)
        await sendPicture(file).then(
          (upload) => setDraft((now) => ({ ...now, chosen: [...now.chosen, { upload, words: {} }] })),
          (failure) => refused.push(failure),
        );
      if (refused.length > 0) throw refused[0];
    });
  const save = () =>
    saving.run(async () => {
      const { value: base, version } = await get<StoredRecord>(`/api/record?path=${recordPath}`);
      await post("/api/save", {
        changes: [{ path: recordPath, value: withPhotos(recordPath, base, chosen), base, version }],
      });
      setConfirmation(fill(messages.photosSaved, { count: chosen.length }));
      const saved = chosen.map(({ upload }) => upload.id);
      setDraft((now) => ({ ...now, chosen: now.chosen.filter(({ upload }) => !saved.includes(upload.id)) }));
    });
  return (
    <section className="stack" aria-labelledby="add-photos">
      <h2 id="add-photos">{messages.severalPhotos}</h2>
      <p>{messages.severalHelp}</p>
      <ChooseFiles accept={pictureFiles} look="solid" isMultiple onChoose={add}>
        {messages.choosePhotos}
      </ChooseFiles>
      <div ref={result} className="result" tabIndex={-1}>
        <Failure error={error ?? saving.error} path={recordPath} />
        <p role="status">{isBusy ? messages.isSending : saving.isBusy ? messages.saving : confirmation}</p>
      </div>
      {chosen.length > 0 && (
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <div className="field">
            <label className="field__label" htmlFor="where-to">
              {messages.whereTo}
            </label>
            <Select
              id="where-to"
              value={recordPath}
              onChange={({ target }) => setDraft((now) => ({ ...now, place: target.value }))}
            >
              {targets.map(({ path, name }) => (
                <option key={path} value={path}>
                  {path === gallery ? messages.gallery : textOf(name, language)}
                </option>
              ))}
            </Select>
          </div>
          {/* A caption that is typed during the save would be lost. */}
          <fieldset disabled={saving.isBusy}>
            <ChosenPhotos
              chosen={chosen}
              label={recordPath === gallery ? messages.whatItShows : messages.whoItIs}
              onChange={(chosen) => setDraft((now) => ({ ...now, chosen }))}
            />
          </fieldset>
          <Button look="solid" isDisabled={isBusy || saving.isBusy}>
            {fill(messages.savePhotos, { count: chosen.length })}
          </Button>
        </form>
      )}
    </section>
  );
}

interface ChosenPhotosProps {
  chosen: Chosen[];
  /** The label of each caption: the content of the photo, or the name of the person. */
  label: string;
  onChange(chosen: Chosen[]): void;
}

function ChosenPhotos({ chosen, label, onChange }: ChosenPhotosProps) {
  const { messages } = useDesk();
  const fieldTexts = useFieldTexts();
  return (
    <ul className="stack">
      {chosen.map(({ upload, words: texts }, index) => (
        <li key={upload.id} className="add-photos__one">
          <img className="add-photos__picture" src={upload.url} alt="" />
          <div className="add-photos__texts stack">
            <div className="texts">
              {publishedLocales.map((locale) => (
                <NamedInput
                  key={locale}
                  label={`${label} · ${fieldTexts.label(locale)}${locale === defaultLocale ? " *" : ""}`}
                  lang={locale}
                  required={locale === defaultLocale}
                  value={texts[locale] ?? ""}
                  onChange={({ target }) =>
                    onChange(chosen.with(index, { upload, words: { ...texts, [locale]: target.value } }))
                  }
                />
              ))}
            </div>
            <Button look="small" onClick={() => onChange(chosen.toSpliced(index, 1))}>
              {messages.withoutPicture}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A photo of the gallery has a caption; a photo of a person has the name. */
function withPhotos(recordPath: string, value: RecordValue, chosen: Chosen[]): RecordValue {
  const list = recordPath === gallery ? "photos" : "members";
  const rows = chosen.map(({ upload, words: texts }) =>
    recordPath === gallery ? { picture: upload.id, caption: texts, alt: texts } : { photo: upload.id, name: texts },
  );
  return { ...value, [list]: [...rowsAt(value, list), ...rows] };
}
