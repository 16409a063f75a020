import { defaultLocale, localePath, publishedLocales } from "@hospital/content/text/locales";
import { useState } from "react";
import { useDesk } from "../app/desk-context.ts";
import { Button } from "../app/parts/button.tsx";

interface PagePreviewProps {
  /** "/about"; a record without a page is shown on the home page. */
  page: string | undefined;
  /** The version of the record: the page reloads when it changes. */
  version: string | undefined;
}

/** The saved page on a phone's screen, if there is space and the site's preview is running. */
export function PagePreview({ page = "/", version }: PagePreviewProps) {
  const { session, messages, language } = useDesk();
  const [isShown, setIsShown] = useState(() => localStorage.getItem("preview") !== "no");
  if (!session.preview) return null;
  const toggle = () => {
    localStorage.setItem("preview", isShown ? "no" : "yes");
    setIsShown(!isShown);
  };
  const locale = publishedLocales.includes(language) ? language : defaultLocale;
  return (
    <aside className="page-preview">
      <Button look="small" onClick={toggle}>
        {isShown ? messages.hidePage : messages.showPage}
      </Button>
      {isShown && (
        <iframe
          key={version}
          className="page-preview__page"
          title={messages.thePage}
          src={`${session.preview}${localePath(page, locale)}`}
        />
      )}
    </aside>
  );
}
