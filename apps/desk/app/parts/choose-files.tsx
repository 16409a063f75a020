import type { ReactNode } from "react";

interface ChooseFilesProps {
  /** The kinds of files, such as ".heic,.heif". */
  accept: string;
  look: "solid" | "small";
  isMultiple?: boolean;
  /** Connects the input to a field of a form. */
  field?: { id: string; "aria-describedby": string; onBlur(): void };
  onChoose(files: [File, ...File[]]): void;
  children: ReactNode;
}

/** The picture formats of phones and cameras. */
export const pictureFiles = "image/*,.heic,.heif";

/** A button that opens the device's file picker. A person can choose the same file again. */
export function ChooseFiles({ accept, look, isMultiple = false, field, onChoose, children }: ChooseFilesProps) {
  return (
    <label className="button" data-look={look}>
      <input
        {...field}
        className="button__file"
        type="file"
        accept={accept}
        multiple={isMultiple}
        onChange={({ target }) => {
          const [first, ...others] = target.files ?? [];
          if (first) onChoose([first, ...others]);
          target.value = "";
        }}
      />
      {children}
    </label>
  );
}
