import { type ReactNode, useState } from "react";
import { AskDialog } from "./ask-dialog.tsx";
import { Press } from "./press.tsx";

interface AskPressProps {
  label: string;
  look?: "solid" | "quiet" | "small";
  isDisabled?: boolean;
  /** The dialog's title; by default the label. */
  title?: string;
  tone?: "plain" | "alert";
  /** The label of the button that confirms. */
  confirm: string;
  /** The dialog's content, such as the consequences. */
  children: ReactNode;
  onConfirm(): void;
}

/** A button that asks for confirmation. */
export function AskPress({
  label,
  look = "quiet",
  isDisabled,
  title,
  tone,
  confirm,
  children,
  onConfirm,
}: AskPressProps) {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  const onPress = () => {
    close();
    onConfirm();
  };
  return (
    <>
      <Press look={look} isDisabled={isDisabled} onPress={() => setIsAsking(true)}>
        {label}
      </Press>
      {isAsking && (
        <AskDialog title={title ?? label} tone={tone} confirm={{ label: confirm, onPress }} onClose={close}>
          {children}
        </AskDialog>
      )}
    </>
  );
}
