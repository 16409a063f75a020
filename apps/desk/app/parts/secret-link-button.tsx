import { dayOfWeek } from "@hospital/content/text/calendar";
import { fill } from "@hospital/content/text/fill";
import { shareAddress } from "@hospital/content/text/share-address";
import { useState } from "react";
import type { SecretLink } from "../../api.ts";
import { useDesk } from "../desk-context.ts";
import { post } from "../requests.ts";
import { useRequest } from "../use-request.ts";
import { AskDialog } from "./ask-dialog.tsx";
import { Button } from "./button.tsx";
import { Failure } from "./failure.tsx";
import { Check, Eye } from "./icons.ts";

/** The request that makes each kind of link, and the icon of its button. */
const kinds = {
  previewLink: { url: "/api/previews", Icon: Eye },
  reviewLink: { url: "/api/reviews", Icon: Check },
};

interface SecretLinkButtonProps {
  kind: keyof typeof kinds;
  /** The record that the link is for; without it, a preview is of the whole site. */
  path?: string;
  /** The name of the record, for the message. */
  name?: string;
}

/** A button that makes a secret link for people without a login, and shows it. */
export function SecretLinkButton({ kind, path, name }: SecretLinkButtonProps) {
  const { messages } = useDesk();
  const [link, setLink] = useState<SecretLink>();
  const { run, isBusy, error } = useRequest();
  const { url, Icon } = kinds[kind];
  const make = () => run(async () => setLink(await post<SecretLink>(url, { path })));
  const close = () => setLink(undefined);
  return (
    <>
      <Button look="bare" Icon={Icon} isDisabled={isBusy} onClick={make}>
        {messages[kind].title}
      </Button>
      <Failure error={error} />
      {link?.url && <LinkToSend kind={kind} url={link.url} until={link.until} name={name} onClose={close} />}
      {link && !link.url && <LinkToOpen kind={kind} url={link.address} until={link.until} onClose={close} />}
    </>
  );
}

interface LinkDialogProps extends Pick<SecretLinkButtonProps, "kind" | "name"> {
  url: string;
  /** The last day on which it works. */
  until: string;
  onClose(): void;
}

/** The link in a message to copy or to send. */
function LinkToSend({ kind, url, until, name = "", onClose }: LinkDialogProps) {
  const { messages, language } = useDesk();
  const [isCopied, setIsCopied] = useState(false);
  const { title, purpose, message } = messages[kind];
  const text = fill(message, { name, address: url });
  return (
    <AskDialog
      title={title}
      confirm={{
        label: isCopied ? messages.copied : messages.copy,
        onClick: () => navigator.clipboard.writeText(text).then(() => setIsCopied(true)),
      }}
      close={messages.done}
      onClose={onClose}
    >
      <p>{fill(purpose, { until: dayOfWeek(until, language) })}</p>
      <textarea
        className="field__input"
        readOnly
        rows={4}
        aria-label={messages.linkMessage}
        value={text}
        onFocus={(event) => event.target.select()}
      />
      <a className="button" href={shareAddress(text)} target="_blank" rel="noopener noreferrer">
        {messages.whatsApp}
      </a>
      <p className="quiet">{messages.linkEnds}</p>
    </AskDialog>
  );
}

/** On a desk that runs on one computer, which has no link to send. */
function LinkToOpen({ kind, url, until, onClose }: LinkDialogProps) {
  const { messages, language } = useDesk();
  const { title, purposeHere, open } = messages[kind];
  return (
    <AskDialog title={title} close={messages.done} onClose={onClose}>
      <p>{fill(purposeHere, { until: dayOfWeek(until, language) })}</p>
      <a className="button" data-look="solid" href={url} target="_blank" rel="noopener">
        {open}
      </a>
      <p className="quiet">
        {messages.linkEnds} {messages.linkSend}
      </p>
    </AskDialog>
  );
}
