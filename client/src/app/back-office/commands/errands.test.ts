import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '@mainstreet/shared/rules/language'
import { backOfficePages } from '../../back-office-pages'
import { errands, findErrands } from './errands'

const found = (search: string) => findErrands(search).map(({ label }) => label.en)

test.each([
  ['holiday', 'Take time off'],
  ['vacances', 'Take time off'],
  ['password', 'Change the password'],
  ['mot de passe', 'Change the password'],
  ['tax', 'Enter the tax numbers'],
  ['tps', 'Prepare the tax return'],
  ['domain', 'Use your own domain'],
  ['poster', 'Make a poster or code of the site'],
  ['affiche', 'Make a poster or card of a product'],
  ['rembours', 'Give money back'],
  ['lost phone', 'Sign out a lost phone'],
])('who types %j finds: %s', (search, label) => {
  expect(found(search)).toContain(label)
})

test('each word has to begin one, and a single letter finds nothing', () => {
  expect(found('assword')).toEqual([])
  expect(found('password holiday')).toEqual([])
  expect(found('p')).toEqual([])
})

test('are said once in each language, and lead to a page', () => {
  for (const locale of locales) {
    const labels = errands.map(({ label }) => label[locale])
    expect(new Set(labels).size).toBe(labels.length)
  }
  const paths = backOfficePages.map(({ path }) => path)
  for (const { path } of errands) expect(paths).toContain(path)
})

test('lead to a part of it that is there', () => {
  const features = join(__dirname, '../../../features')
  const source = readdirSync(features, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|errands)\./.test(file))
    .map((file) => readFileSync(join(features, file), 'utf8'))
    .join('\n')
  for (const { at } of errands.filter((each) => each.at)) {
    const name = at.replace(/^(#|\?part=)/, '')
    expect([at, source.includes(`'${name}'`) || source.includes(`id="${name}"`)]).toEqual([at, true])
  }
})
