import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ApiError } from '../data/rest'
import { frenchProblems, frenchRefusals } from './french-refusals'
import { frenchRemarks } from './french-remarks'
import { refusalInLanguage, remarkInLanguage } from './refusal-in-language'

const refused = (message: string, errors: Record<string, string> = {}) =>
  new ApiError('Conflict', message, { code: 409, errors, data: { kept: true } })

test.each([
  ['Everything has been given back already.', 'Tout a déjà été remboursé.'],
  [
    '"Mug (Blue)" has only 2 left in stock. Please reload the item and save it again.',
    /^Il ne reste que 2 «\s/,
  ],
  ['An order that is refunded cannot become Complete.', /^La commande est remboursée.* devenir terminée\./],
  ['Your card was declined by Mars.', 'Your card was declined by Mars.'],
])('%s is said in French', (english, french) => {
  const { message, code, data } = refusalInLanguage(refused(english), 'fr-CA')
  expect(message).toEqual(typeof french === 'string' ? french : expect.stringMatching(french))
  expect({ code, data }).toEqual({ code: 409, data: { kept: true } })
})

test('what is wrong with a field is said in French, without the name that it has on the wire', () => {
  const problem = 'must be at most $1,204.50'
  const { message, errors } = refusalInLanguage(
    refused(`amount ${problem}`, { amount: problem, x: 'is odd' }),
    'fr',
  )
  const french = 'Au plus 1\u00a0204,50\u00a0$.'
  expect({ message, errors }).toEqual({ message: french, errors: { amount: french, x: 'is odd' } })
})

test.each([
  ['The file has no column price.', 'Colonnes manquantes\u00a0: price.'],
  ['"2x" is not a price: write dollars with at most two decimals', /^"2x" n’est pas un prix\s: écrivez/],
  ['"12a" is not an id', '«\u00a012a\u00a0» n’est pas un identifiant'],
  ['is required', 'Ce champ est obligatoire.'],
  ['is odd', 'is odd'],
])('an import’s %s is said in French', (english, french) => {
  const said = remarkInLanguage(english, 'fr')
  expect(said).toEqual(typeof french === 'string' ? french : expect.stringMatching(french))
  expect(remarkInLanguage(english, 'en')).toBe(english)
})

test('in English nothing changes', () => {
  const error = refused('Everything has been given back already.')
  expect(refusalInLanguage(error, 'en')).toBe(error)
})

const sourcesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(
      ({ name, parentPath }) =>
        /^(?!.*\.(test|factory)\.).*\.ts$/.test(name) && !/node_modules|dist/.test(parentPath),
    )
    .map(({ name, parentPath }) => readFileSync(path.join(parentPath, name), 'utf8'))

test('the server, or the client, says each of them in these very words', () => {
  const root = path.join(__dirname, '../../../..')
  const folders = ['server/kit', 'server/features', 'shared', 'client/src/kit/data']
  const said = folders
    .flatMap((folder) => sourcesBelow(path.join(root, folder)))
    .join('\n')
    .replace(/\$\{[^{}]*\}/g, '{}')
  const tables = [frenchRefusals, frenchProblems, frenchRemarks]
  const unsaid = tables.flatMap((table) => Object.keys(table)).filter((text) => !said.includes(text))
  expect(unsaid).toEqual([])
})
