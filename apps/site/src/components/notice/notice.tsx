import "./notice.css";

export interface NoticeProps {
  text: string;
}

/** One thing to know before reading on. */
export function Notice({ text }: NoticeProps) {
  return <p className="notice">{text}</p>;
}
