import "./notice.css";

interface NoticeProps {
  text: string;
}

/** Important information at the top of a page. */
export function Notice({ text }: NoticeProps) {
  return <p className="notice">{text}</p>;
}
