import { dayOfWeek } from "@hospital/content/text/calendar";
import { fill } from "@hospital/content/text/fill";
import { shareAddress } from "@hospital/content/text/share-address";
import { useState } from "react";
import type { ReviewLink } from "../api.ts";
import { useDesk } from "../app/desk-context.ts";
import { AskDialog } from "../app/parts/ask-dialog.tsx";

interface ReviewDialogProps {
  link: ReviewLink;
  name: string;
  onClose(): void;
}

/** The link for the clinician, to copy or to send; on a desk of one computer the way to read and sign there. */
export function ReviewDialog({ link: { path, url, until }, name, onClose }: ReviewDialogProps) {
  const { words, language } = useDesk();
  const [isCopied, setIsCopied] = useState(false);
  const day = dayOfWeek(until, language);
  if (!url)
    return (
      <AskDialog title={words.askForReview} close={words.done} onClose={onClose}>
        <p>{fill(words.reviewHere, { until: day })}</p>
        <a className="press" data-look="solid" href={path} target="_blank" rel="noopener">
          {words.reviewOpen}
        </a>
        <p className="quiet">{words.reviewSend}</p>
      </AskDialog>
    );
  const message = fill(words.reviewMessage, { name, address: url });
  return (
    <AskDialog
      title={words.askForReview}
      confirm={{
        label: isCopied ? words.copied : words.copy,
        onPress: () => navigator.clipboard.writeText(message).then(() => setIsCopied(true)),
      }}
      close={words.done}
      onClose={onClose}
    >
      <p>{fill(words.reviewMeans, { until: day })}</p>
      <textarea
        className="field__input"
        readOnly
        rows={4}
        aria-label={words.reviewLink}
        value={message}
        onFocus={(event) => event.target.select()}
      />
      <a className="press" href={shareAddress(message)} target="_blank" rel="noopener noreferrer">
        {words.whatsApp}
      </a>
    </AskDialog>
  );
}
