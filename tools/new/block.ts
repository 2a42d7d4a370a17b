import { namesOf, type Names } from './names'
import { addMigration } from './service'
import type { SourceTree } from './source-tree'

/** What a block is made of: its own name, and that of the rows it shows. */
interface BlockNames {
  names: Names
  rows: Names
}

const component = ({ names, rows }: BlockNames) => `import { useShownSite } from '../../kit/site/shown-site'
import { Stack } from '../../kit/ui/stack'

/** Each ${rows.words} of the business. */
export const ${names.pascal}Block = () => {
  const { ${names.camel} } = useShownSite()
  return (
    <Stack>
      {${names.camel}.map(({ id, title, content, lang }) => (
        <article key={id}>
          <h3 lang={lang?.title}>{title}</h3>
          <p lang={lang?.content}>{content}</p>
        </article>
      ))}
    </Stack>
  )
}
`

const migration = (
  { path, camel, title }: Names,
  name: string,
) => `import type { Migration } from '../server/kit/database/migrate'

/** Businesses that have the blocks of a home page get one more, last. */
export const ${camel}Block: Migration = {
  name: '${name}',
  async up(knex) {
    await knex.raw(\`insert into profile_blocks ("customerId", block, title, show, "order")
      select "customerId", '${path}', '${title}', true, max("order") + 1 from profile_blocks group by 1\`)
  },
  async down(knex) {
    await knex('profile_blocks').where({ block: '${path}' }).delete()
  },
}
`

const addToSite = (tree: SourceTree, { names, rows }: BlockNames): void => {
  const contract = 'shared/contracts/site/site.ts'
  tree.addImport(contract, `import type { ${rows.One} } from '../${rows.path}'`)
  tree.addTo(
    contract,
    { list: 'export interface Site ', before: 'featured' },
    `${names.camel}: ${rows.One}[]`,
  )
  const reader = 'server/features/site/read-site.ts'
  tree.addTo(
    reader,
    { list: 'return readTogether', before: 'drawn' },
    `${names.camel}: rows('${rows.path}'),`,
  )
  tree.addAfter(reader, 'files: inAsked(', `${names.camel}: inAsked('${rows.path}', read.${names.camel}),`)
}

/** Tests of whole sites start the feature that serves the rows. */
const addToTests = (tree: SourceTree, { path }: Names): void => {
  const served = tree.find('server/features', `${path}.ts`)
  const feature = namesOf(served!.split('/').at(-2)!)
  const list = 'server/test/site-features.ts'
  const line = `import { ${feature.camel} } from '../features/${feature.path}/${feature.path}.feature'`
  if (tree.read(list).includes(line)) return
  tree.addImport(list, line)
  tree.addTo(list, { list: 'export const siteFeatures' }, `${feature.camel},`)
}

/** A block of the home page that shows the rows of a service that the generator made. */
export const newBlock = (tree: SourceTree, all: BlockNames): void => {
  const { names, rows } = all
  const { path: key, camel, pascal, title } = names
  if (key.includes('-')) throw new Error('The key of a block is one word.')
  if (!tree.has(`shared/contracts/${rows.path}.ts`))
    throw new Error(`Make the service first: npm run new -- service ${rows.path}`)
  const blocks = 'shared/rules/site/home-blocks.ts'
  tree.addTo(
    blocks,
    { list: 'export const homeBlocks', before: 'contact:' },
    `${key}: { title: { en: '${title}', fr: '${title}' } },`,
  )
  tree.addTo(
    'shared/rules/site/filled-blocks.ts',
    { list: 'export const isFilled', before: 'contact:' },
    `${key}: ({ ${camel} }) => ${camel}.length > 0,`,
  )
  addToSite(tree, all)
  const site = 'client/src/features/site'
  tree.make(`${site}/${key}-block.tsx`, component(all))
  tree.addImport(`${site}/home-blocks.tsx`, `import { ${pascal}Block } from './${key}-block'`)
  tree.addTo(
    `${site}/home-blocks.tsx`,
    { list: 'const views', before: 'contact:' },
    `${key}: { Body: ${pascal}Block },`,
  )
  tree.addTo(
    `${site}/site.factory.ts`,
    { list: 'export const buildSite', before: 'featured' },
    `${camel}: [],`,
  )
  tree.addAfter(
    'client/src/app/drafting.ts',
    'files: rows(',
    `${camel}: rows('${rows.path}', site.${camel}),`,
  )
  addToTests(tree, rows)
  const words = 'client/src/features/store/words.ts'
  const parts = 'client/src/features/design/parts'
  for (const list of ['const blocksEn', 'const blocksFr'])
    tree.addTo(words, { list, before: 'contact:' }, `${key}: '${title}',`)
  for (const list of ['const en: ', 'const fr: '])
    tree.addTo(`${parts}/part-words.ts`, { list, before: 'services:' }, `${key}: '${title}',`)
  tree.addTo(`${parts}/site-part.ts`, { list: 'const partKinds', before: 'services:' }, `${key}: 'one',`)
  const editors = 'client/src/app/back-office/part-editors/part-editors.tsx'
  tree.addTo(
    editors,
    { list: 'export const partEditors', before: 'services:' },
    `${key}: { Editor: blocks },`,
  )
  const migrated = { ...names, path: `${key}-block`, camel: `${camel}Block` }
  addMigration(tree, migrated, (name) => migration(names, name))
}
