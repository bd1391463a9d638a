/** Shows HTML that the server has made of Markdown, in which no HTML is left. */
export const Markdown = ({ html, className }: { html: string; className: string }) => (
  <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
)
