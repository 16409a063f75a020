import { Breadcrumbs, type BreadcrumbsProps } from "../breadcrumbs/breadcrumbs";
import { Notices, type NoticesProps } from "../notices/notices";
import "./page-line.css";

export interface PageLineProps extends NoticesProps {
  /** Absent on home. */
  breadcrumbs?: BreadcrumbsProps;
}

/** Notices and breadcrumbs, above the content of the page. On a wide screen, they share a line. */
export function PageLine({ breadcrumbs, ...notices }: PageLineProps) {
  return (
    <div className="page-line">
      {notices.notices.length > 0 && <Notices {...notices} />}
      {breadcrumbs && <Breadcrumbs {...breadcrumbs} />}
    </div>
  );
}
