import { Breadcrumbs, type BreadcrumbsProps } from "../breadcrumbs/breadcrumbs";
import { Notices, type NoticesProps } from "../notices/notices";
import "./page-line.css";

export interface PageLineProps extends NoticesProps {
  /** Absent on home. */
  breadcrumbs?: BreadcrumbsProps;
}

/** What stands above a page's own words: what is new, and where one is. On a wide screen they share a line. */
export function PageLine({ breadcrumbs, ...notices }: PageLineProps) {
  return (
    <div className="page-line">
      {notices.notices.length > 0 && <Notices {...notices} />}
      {breadcrumbs && <Breadcrumbs {...breadcrumbs} />}
    </div>
  );
}
