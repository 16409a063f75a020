import { useDesk } from "../desk-context.ts";
import { Eye } from "./icons.ts";
import { SecretLinkPress } from "./secret-link-press.tsx";

/** Makes a link to a preview of the saved content, for people without a login. It opens at `page`. */
export function ShowPreview({ page }: { page: string }) {
  const { messages } = useDesk();
  return (
    <SecretLinkPress
      title={messages.showPreview}
      Icon={Eye}
      url="/api/previews"
      body={{ page }}
      purpose={messages.previewPurpose}
      message={messages.previewMessage}
      here={{ purpose: messages.previewHere, open: messages.previewOpen }}
    />
  );
}
