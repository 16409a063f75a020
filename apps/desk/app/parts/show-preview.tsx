import { useDesk } from "../desk-context.ts";
import { Eye } from "./icons.ts";
import { SecretLinkPress } from "./secret-link-press.tsx";

/** Makes a link to a preview of the saved content, for people without a login. It opens at `page`. */
export function ShowPreview({ page }: { page: string }) {
  const { words } = useDesk();
  return (
    <SecretLinkPress
      title={words.showPreview}
      Icon={Eye}
      url="/api/previews"
      body={{ page }}
      purpose={words.previewPurpose}
      message={words.previewMessage}
      here={{ purpose: words.previewHere, open: words.previewOpen }}
    />
  );
}
