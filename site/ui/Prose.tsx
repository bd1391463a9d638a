import { Markdown } from './Markdown.tsx'

const STYLE = [
  'font-serif text-lg leading-relaxed wrap-break-word [&>*+*]:mt-4',
  '[&_h2]:pt-6 [&_h2]:text-2xl [&_h2]:font-semibold [&_h2]:text-balance',
  '[&_h3]:pt-3 [&_h3]:text-xl [&_h3]:font-semibold [&_h3]:text-balance',
  '[&_a]:text-brand-text [&_a]:underline [&_a]:underline-offset-4',
  '[&_ul]:list-disc [&_ul]:ps-6 [&_ol]:list-decimal [&_ol]:ps-6 [&_li+li]:mt-1.5',
  '[&_code]:rounded [&_code]:bg-hover [&_code]:px-1 [&_code]:font-mono [&_code]:text-sm',
  '[&_pre]:overflow-x-auto [&_pre]:rounded-lg [&_pre]:bg-hover [&_pre]:px-4 [&_pre]:py-3',
  '[&_table]:block [&_table]:overflow-x-auto [&_table]:border-collapse [&_table]:text-sm sm:[&_table]:text-base',
  '[&_:is(th,td)]:border [&_:is(th,td)]:px-2 [&_:is(th,td)]:py-1.5 [&_:is(th,td)]:text-start sm:[&_:is(th,td)]:px-3',
].join(' ')

/** A text of the site. */
export const Prose = ({ html }: { html: string }) => <Markdown html={html} className={STYLE} />
