import { useId, useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import type { Upload } from "../../api.ts";
import { useWords } from "../../app/desk-context.ts";
import { Failure } from "../../app/parts/failure.tsx";
import { Image } from "../../app/parts/icons.ts";
import { post } from "../../app/requests.ts";
import { CropDialog, type CropPart } from "../crop-dialog.tsx";
import { useFieldWords } from "../field-words.ts";
import { helpOf, isRequired } from "../kinds.ts";
import { pictureAddress } from "../picture-address.ts";
import { useRecordForm } from "../record-context.ts";
import { idOf } from "./control.tsx";
import type { FieldProps } from "./field-props.ts";

/** A picture: chosen from the camera or the files, sent at once, in the record with the next save. */
export function PictureField({ path, name, shape }: FieldProps) {
  const words = useWords();
  const fieldWords = useFieldWords();
  const record = useRecordForm();
  const { field, fieldState } = useController({ name: path });
  const { setValue } = useFormContext();
  const [cropped, setCropped] = useState<{ file: File; upload: Upload }>();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<Error>();
  const help = useId();
  const send = async (file: File, crop?: CropPart) => {
    setIsBusy(true);
    setError(undefined);
    try {
      const upload = await sendPicture(file, crop);
      field.onChange(upload.id);
      // The face is in the middle of what was cut out.
      if (crop) setValue(path.replace(/[^.]+$/, "focus"), null);
      // People stand in squares.
      setCropped(!crop && name === "photo" ? { file, upload } : undefined);
    } catch (failure) {
      setError(failure as Error);
    }
    setIsBusy(false);
  };
  const shown = pictureAddress(record.path, field.value);
  return (
    <div className="field picture" data-wrong={fieldState.error ? "" : undefined} aria-busy={isBusy}>
      <span className="field__label">
        {fieldWords.label(name)}
        {isRequired(shape) && <span aria-hidden="true"> *</span>}
      </span>
      <div className="picture__both">
        {shown ? (
          <img className="picture__shown" src={shown} alt="" />
        ) : (
          <span className="picture__none" aria-hidden="true">
            <Image />
          </span>
        )}
        <div className="picture__buttons">
          <label className="press" data-tone="quiet" data-size="small">
            <input
              id={idOf(path)}
              className="visually-hidden"
              type="file"
              accept="image/*,.heic,.heif"
              aria-describedby={help}
              onBlur={field.onBlur}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file) send(file);
                target.value = "";
              }}
            />
            {field.value ? words.otherPicture : words.choosePicture}
            <span className="visually-hidden"> {fieldWords.label(name)}</span>
          </label>
          {field.value && !isRequired(shape) && (
            <button
              type="button"
              className="press"
              data-tone="quiet"
              data-size="small"
              onClick={() => field.onChange(null)}
            >
              {words.withoutPicture}
            </button>
          )}
        </div>
      </div>
      <Failure error={error} />
      <p className="field__problem" role="alert">
        {fieldWords.problem(fieldState.error?.message)}
      </p>
      <p id={help} className="field__help">
        {fieldWords.help(helpOf(shape)) ?? words.pictureHelp}
      </p>
      {cropped && (
        <CropDialog
          url={cropped.upload.url}
          onCrop={(part) => send(cropped.file, part)}
          onClose={() => setCropped(undefined)}
        />
      )}
    </div>
  );
}

function sendPicture(file: File, crop?: CropPart): Promise<Upload> {
  const form = new FormData();
  form.set("file", file);
  if (crop) form.set("crop", JSON.stringify(crop));
  return post<Upload>("/api/uploads", form);
}
