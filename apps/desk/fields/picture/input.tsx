import { useState } from "react";
import { useFormContext } from "react-hook-form";
import type { Crop, Upload } from "../../api.ts";
import { useDesk } from "../../app/desk-context.ts";
import { Button } from "../../app/parts/button.tsx";
import { ChooseFiles, pictureFiles } from "../../app/parts/choose-files.tsx";
import { Failure } from "../../app/parts/failure.tsx";
import { Image } from "../../app/parts/icons.ts";
import { useRequest } from "../../app/use-request.ts";
import { useWhileMounted } from "../../app/use-while-mounted.ts";
import { FieldName, FieldNotes, useField } from "../control.tsx";
import type { FieldProps } from "../field-props.ts";
import { isRequired } from "../field-type.ts";
import { useRecordForm } from "../record-context.ts";
import { ChoosePicture } from "./choose-picture.tsx";
import { CropDialog } from "./crop-dialog.tsx";
import { pictureAddress, pictureValue } from "./picture-address.ts";
import { sendPicture } from "./send-picture.ts";

/** A picture from the camera or a file. It is uploaded immediately, and stored in the record by the next save. */
export function PictureField(props: FieldProps) {
  const { path, shape } = props;
  const { messages } = useDesk();
  const record = useRecordForm();
  const { id, label, help, problem, field } = useField(props);
  const pathNow = useWhileMounted(path);
  const { setValue } = useFormContext();
  const [isChoosing, setIsChoosing] = useState(false);
  const [cropped, setCropped] = useState<{ file: File; upload: Upload }>();
  const { run, isBusy, error } = useRequest();
  const { focus } = shape.meta() ?? {};
  const resetFocus = (picture: string) => focus && setValue(picture.replace(/[^.]+$/, focus), null);
  const send = (file: File, crop?: Crop) =>
    run(async () => {
      const upload = await sendPicture(file, crop);
      const now = pathNow.current;
      // The row was removed meanwhile.
      if (now === undefined) return;
      setValue(now, upload.id, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
      // The face is in the middle of a cropped photo.
      if (crop) resetFocus(now);
      // The site shows people in squares.
      if (!crop && focus) setCropped({ file, upload });
    });
  return (
    <div className="field picture" aria-busy={isBusy}>
      <span className="field__label">
        <FieldName label={label} shape={shape} />
      </span>
      <div className="picture__row">
        <Shown picture={pictureAddress(record.path, field.value)} />
        <div className="buttons">
          <ChooseFiles
            accept={pictureFiles}
            look="small"
            field={{ id, "aria-describedby": `${id}-problem ${id}-help`, onBlur: field.onBlur }}
            onChoose={([file]) => send(file)}
          >
            {field.value ? messages.otherPicture : messages.choosePicture}
            <span className="visually-hidden"> {label}</span>
          </ChooseFiles>
          <Button look="small" onClick={() => setIsChoosing(true)}>
            {messages.existingPicture}
            <span className="visually-hidden"> {label}</span>
          </Button>
          {field.value && !isRequired(shape) && (
            <Button look="small" onClick={() => field.onChange(null)}>
              {messages.withoutPicture}
            </Button>
          )}
        </div>
      </div>
      {isBusy && <p role="status">{messages.loading}</p>}
      <Failure error={error} />
      <FieldNotes id={id} problem={problem} help={help ?? messages.pictureHelp} />
      {isChoosing && (
        <ChoosePicture
          onChoose={(chosen) => {
            setIsChoosing(false);
            field.onChange(pictureValue(record.path, chosen));
            resetFocus(path);
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
      {cropped && (
        <CropDialog
          url={cropped.upload.url}
          isBusy={isBusy}
          onCrop={async (part) => {
            await send(cropped.file, part);
            setCropped(undefined);
          }}
          onClose={() => setCropped(undefined)}
        />
      )}
    </div>
  );
}

function Shown({ picture }: { picture: string | undefined }) {
  if (picture) return <img className="picture__shown" src={picture} alt="" />;
  return (
    <span className="picture__none" aria-hidden="true">
      <Image />
    </span>
  );
}
