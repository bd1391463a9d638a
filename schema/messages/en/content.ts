import { namespace } from '../namespace.ts'

/** The blog, the help center and other texts of the site. */
export const content = namespace('content', {
  blog: 'Blog',
  help: 'Help Center',
  intro: {
    blog: 'About writing well, alone and together.',
    help: 'Answers to questions, and each part explained.',
  },
  search: 'Search',
  searchIn: { blog: 'Search the blog', help: 'Search the Help Center' },
  tags: 'Topics',
  found: 'Results for “{words}”',
  none: 'No results.',
  showAll: 'Show all',
  pages: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  updated: 'Updated on {date}',
  back: { blog: 'All posts', help: 'All articles' },
  start: 'Start writing',
  questions: 'Frequently asked questions',
  kinds: 'Kinds of corrections',
})
