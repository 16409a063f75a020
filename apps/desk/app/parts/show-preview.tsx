import { useState } from "react";
import type { SecretLink } from "../../api.ts";
import { useWords } from "../desk-context.ts";
import { post } from "../requests.ts";
import { useRequest } from "../use-request.ts";
import { Failure } from "./failure.tsx";
import { Eye } from "./icons.ts";
import { Press } from "./press.tsx";
import { SecretLinkDialog } from "./secret-link-dialog.tsx";

interface ShowPreviewProps {
  /** The first page of the preview. */
  page: string;
}

/** Makes a link to a preview of the saved content, for people without a login. */
export function ShowPreview({ page }: ShowPreviewProps) {
  const words = useWords();
  const [link, setLink] = useState<SecretLink>();
  const { run, isBusy, error } = useRequest();
  return (
    <>
      <Press
        look="bare"
        Icon={Eye}
        isDisabled={isBusy}
        onPress={() => run(async () => setLink(await post<SecretLink>("/api/previews", { page })))}
      >
        {words.showPreview}
      </Press>
      <Failure error={error} />
      {link && (
        <SecretLinkDialog
          link={link}
          title={words.showPreview}
          purpose={words.previewPurpose}
          message={words.previewMessage}
          here={{ purpose: words.previewHere, open: words.previewOpen }}
          onClose={() => setLink(undefined)}
        />
      )}
    </>
  );
}
