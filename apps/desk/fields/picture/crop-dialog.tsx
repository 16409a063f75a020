import { useId, useState } from "react";
import Cropper from "react-easy-crop";
import "react-easy-crop/react-easy-crop.css";
import type { Crop } from "../../api.ts";
import { useDesk } from "../../app/desk-context.ts";
import { AskDialog } from "../../app/parts/ask-dialog.tsx";

const pixelsPerKey = 10;

interface CropDialogProps {
  url: string;
  /** While the cropped photo is sent: the dialog can't be cancelled, because the photo would change nevertheless. */
  isBusy: boolean;
  onCrop(part: Crop): void;
  onClose(): void;
}

/** Crops a photo to a square, which is moved with the pointer or the arrow keys. */
export function CropDialog({ url, isBusy, onCrop, onClose }: CropDialogProps) {
  const { messages } = useDesk();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [part, setPart] = useState<Crop>();
  const helpId = useId();
  return (
    <AskDialog
      title={messages.cropTitle}
      confirm={{
        label: isBusy ? messages.loading : messages.cropDone,
        isDisabled: isBusy || !part,
        onClick: () => part && onCrop(part),
      }}
      {...(!isBusy && { onClose })}
    >
      <p id={helpId}>{messages.cropHelp}</p>
      <div className="crop-dialog">
        <Cropper
          image={url}
          aspect={1}
          crop={crop}
          zoom={zoom}
          disableAutomaticStylesInjection
          keyboardStep={pixelsPerKey}
          // With this role, a screen reader passes on the arrow keys.
          cropperProps={{ role: "application", "aria-label": messages.cropTitle, "aria-describedby": helpId }}
          mediaProps={{ alt: "" }}
          // A face is in the upper half of a tall photo.
          onMediaLoaded={({ width, height }) => setCrop({ x: 0, y: Math.max(0, (height - width) / 2) * 0.8 })}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          // Not onCropComplete, which isn't called for the move to the upper half. The area has no size until the
          // picture is loaded.
          onCropAreaChange={({ x, y, width, height }) =>
            setPart(width > 0 ? { left: x / 100, top: y / 100, width: width / 100, height: height / 100 } : undefined)
          }
        />
      </div>
      <label className="field">
        <span className="field__label">{messages.cropZoom}</span>
        <input
          type="range"
          min="1"
          max="3"
          step="0.05"
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
    </AskDialog>
  );
}
