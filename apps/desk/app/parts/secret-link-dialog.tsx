import { dayOfWeek } from "@hospital/content/text/calendar";
import { fill } from "@hospital/content/text/fill";
import { shareAddress } from "@hospital/content/text/share-address";
import { useState } from "react";
import type { SecretLink } from "../../api.ts";
import { useDesk } from "../desk-context.ts";
import { AskDialog } from "./ask-dialog.tsx";

interface SecretLinkDialogProps {
  link: SecretLink;
  title: string;
  /** The purpose of the link, with `{until}`. */
  purpose: string;
  /** The message to send, with `{address}`. */
  message: string;
  /**
   * On a desk that runs on one computer, which has no link to send: the purpose with `{until}`, and the label of the
   * button that opens it.
   */
  here: { purpose: string; open: string };
  onClose(): void;
}

/** A secret link to copy or to send; on a desk that runs on one computer, a button that opens it. */
export function SecretLinkDialog({ link, title, purpose, message, here, onClose }: SecretLinkDialogProps) {
  const { messages, language } = useDesk();
  const [isCopied, setIsCopied] = useState(false);
  const { address, url } = link;
  const until = dayOfWeek(link.until, language);
  if (!url)
    return (
      <AskDialog title={title} close={messages.done} onClose={onClose}>
        <p>{fill(here.purpose, { until })}</p>
        <a className="press" data-look="solid" href={address} target="_blank" rel="noopener">
          {here.open}
        </a>
        <p className="quiet">{messages.linkSend}</p>
      </AskDialog>
    );
  const text = fill(message, { address: url });
  return (
    <AskDialog
      title={title}
      confirm={{
        label: isCopied ? messages.copied : messages.copy,
        onPress: () => navigator.clipboard.writeText(text).then(() => setIsCopied(true)),
      }}
      close={messages.done}
      onClose={onClose}
    >
      <p>{fill(purpose, { until })}</p>
      <textarea
        className="field__input"
        readOnly
        rows={4}
        aria-label={messages.linkMessage}
        value={text}
        onFocus={(event) => event.target.select()}
      />
      <a className="press" href={shareAddress(text)} target="_blank" rel="noopener noreferrer">
        {messages.whatsApp}
      </a>
    </AskDialog>
  );
}
