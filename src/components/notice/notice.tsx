import "./notice.css";

export interface NoticeProps {
  text: string;
}

/** One thing to know before reading on. */
export function Notice({ text }: NoticeProps) {
  return (
    <div className="notice">
      <p className="notice__text page-width">{text}</p>
    </div>
  );
}
