import { type ReactNode, useState } from "react";
import { AskDialog } from "./ask-dialog.tsx";
import { Button } from "./button.tsx";

interface AskButtonProps {
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
export function AskButton({
  label,
  look = "quiet",
  isDisabled,
  title,
  tone,
  confirm,
  children,
  onConfirm,
}: AskButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  const onClick = () => {
    close();
    onConfirm();
  };
  return (
    <>
      <Button look={look} isDisabled={isDisabled} onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <AskDialog title={title ?? label} tone={tone} confirm={{ label: confirm, onClick }} onClose={close}>
          {children}
        </AskDialog>
      )}
    </>
  );
}
