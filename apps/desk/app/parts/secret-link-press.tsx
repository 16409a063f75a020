import { type ComponentProps, useState } from "react";
import type { SecretLink } from "../../api.ts";
import { post } from "../requests.ts";
import { useRequest } from "../use-request.ts";
import { Failure } from "./failure.tsx";
import { Press } from "./press.tsx";
import { SecretLinkDialog } from "./secret-link-dialog.tsx";

interface SecretLinkPressProps
  extends Pick<ComponentProps<typeof SecretLinkDialog>, "title" | "purpose" | "message" | "here"> {
  Icon: ComponentProps<typeof Press>["Icon"];
  /** The request that makes the link. */
  url: string;
  body: object;
}

/** A button that makes a secret link, and shows it. */
export function SecretLinkPress({ Icon, url, body, ...dialog }: SecretLinkPressProps) {
  const [link, setLink] = useState<SecretLink>();
  const { run, isBusy, error } = useRequest();
  const make = () => run(async () => setLink(await post<SecretLink>(url, body)));
  return (
    <>
      <Press look="bare" Icon={Icon} isDisabled={isBusy} onPress={make}>
        {dialog.title}
      </Press>
      <Failure error={error} />
      {link && <SecretLinkDialog {...dialog} link={link} onClose={() => setLink(undefined)} />}
    </>
  );
}
