import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Chart } from './Chart.tsx'

test('hides its picture from screen readers, and says the same as a table', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToStaticMarkup(
    <Chart
      caption="Words a day"
      columns={['Day', 'Words', 'Fixes']}
      rows={[
        { label: 'Monday', values: [120, 3] },
        { label: 'Tuesday', values: [0, 'none'] },
      ]}
    >
      <p>Bars</p>
    </Chart>,
  )
  expect(page.querySelector('[aria-hidden]')?.textContent).toBe('Bars')
  expect(page.querySelector('caption')?.textContent).toBe('Words a day')
  const rows = [...page.querySelectorAll('tr')].map(row => [...row.children].map(cell => cell.textContent))
  expect(rows).toEqual([
    ['Day', 'Words', 'Fixes'],
    ['Monday', '120', '3'],
    ['Tuesday', '0', 'none'],
  ])
  const scopes = [...page.querySelectorAll('th')].map(head => head.getAttribute('scope'))
  expect(scopes).toEqual(['col', 'col', 'col', 'row', 'row'])
})
