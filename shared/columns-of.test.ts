import { columnsOf, pickColumns } from './columns-of'
import { all } from './access'
import { flag, id, text } from './columns'
import { contract } from './contract'

const books = contract({
  path: 'books',
  name: { en: 'Books', fr: 'Livres' },
  record: { id, customerId: id, title: text(20), shelf: text(20), isLent: flag },
  writable: ['title', 'shelf', 'isLent'],
  translatable: ['title'],
  access: { owner: { methods: all } },
})

test('all columns that can be written are copied, but those that are named', () => {
  expect(columnsOf(books, { without: {} })).toEqual(['title', 'shelf', 'isLent', 'translations'])
  expect(columnsOf(books, { without: { shelf: 'one book stands there' } })).toEqual([
    'title',
    'isLent',
    'translations',
  ])
})

test('a name that is no such column does not compile', () => {
  // @ts-expect-error -- The column is called shelf.
  expect(columnsOf(books, { without: { shelve: 'one book stands there' } })).toHaveLength(4)
  // @ts-expect-error -- It cannot be written anyway.
  expect(columnsOf(books, { without: { customerId: 'of another account' } })).toHaveLength(4)
})

test('a row gives what it has of some columns', () => {
  const row: { id: number; title: string; shelf?: string } = { id: 1, title: 'Evangeline', shelf: undefined }
  expect(pickColumns(row, ['title', 'shelf'])).toEqual({ title: 'Evangeline' })
  expect(Object.keys(pickColumns(row, ['title', 'shelf']))).toEqual(['title'])
})
