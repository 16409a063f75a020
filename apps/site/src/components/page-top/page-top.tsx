import { Breadcrumbs, type BreadcrumbsProps } from "../breadcrumbs/breadcrumbs";
import { Notices, type NoticesProps } from "../notices/notices";
import "./page-top.css";

interface PageTopProps extends NoticesProps {
  /** Absent on home. */
  breadcrumbs?: BreadcrumbsProps;
}

/** Notices and breadcrumbs, above the content of the page. On a wide screen, they share a line. */
export function PageTop({ breadcrumbs, ...notices }: PageTopProps) {
  const hasNotices = notices.notices.length > 0;
  if (!hasNotices && !breadcrumbs) return null;
  return (
    <div className="page-top">
      {hasNotices && <Notices {...notices} />}
      {breadcrumbs && <Breadcrumbs {...breadcrumbs} />}
    </div>
  );
}
