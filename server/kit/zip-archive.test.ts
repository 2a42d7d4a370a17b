import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { readArchive } from '../features/exports/read-archive.factory'
import { createZipArchive, type ArchiveFile } from './zip-archive'

const made = async (files: readonly ArchiveFile[]) => {
  const archive = createZipArchive(new Date())
  const reading = buffer(Readable.from(archive.output))
  for (const file of files) await archive.add(file)
  archive.end()
  const bytes = await reading
  return { files: await readArchive(bytes), bytes, counted: archive.bytes() }
}

async function* lines() {
  yield 'one\n'
  yield 'two é\n'
}

test('an archive holds its files whole, in their order, whatever they are made of', async () => {
  const { files, bytes, counted } = await made([
    { name: 'a/text.txt', content: 'words' },
    { name: 'empty.txt', content: '' },
    { name: 'lines.json', content: lines() },
    { name: 'é picture.jpg', content: Readable.from([Buffer.alloc(300_000, 7)]), isCompressed: true },
  ])
  expect([...files.keys()]).toEqual(['a/text.txt', 'empty.txt', 'lines.json', 'é picture.jpg'])
  expect(files.get('a/text.txt')!.toString()).toBe('words')
  expect(files.get('lines.json')!.toString()).toBe('one\ntwo é\n')
  expect(files.get('empty.txt')).toHaveLength(0)
  expect(files.get('é picture.jpg')).toEqual(Buffer.alloc(300_000, 7))
  expect(bytes.length).toBe(counted)
  // What is compressed already is not compressed again.
  expect(bytes.length).toBeGreaterThan(300_000)
})

test('a file that cannot be read ends the archive, and says why', async () => {
  const archive = createZipArchive(new Date())
  const reading = buffer(Readable.from(archive.output))
  async function* broken() {
    yield 'half'
    throw new Error('The disk is gone.')
  }
  const adding = archive.add({ name: 'half.txt', content: broken() }).catch((error: Error) => {
    archive.destroy(error)
    throw error
  })
  await expect(adding).rejects.toThrow('The disk is gone.')
  await expect(reading).rejects.toThrow('The disk is gone.')
})

test('whoever adds to an archive that nobody reads any more is told, and does not wait for ever', async () => {
  const archive = createZipArchive(new Date())
  const output = archive.output[Symbol.asyncIterator]()
  const endless = new Readable({
    read() {
      this.push(Buffer.alloc(64 * 1024))
    },
  })
  const adding = archive.add({ name: 'endless', content: endless, isCompressed: true })
  await output.next()
  await output.return?.()
  await expect(adding).rejects.toThrow('Nobody reads the archive any more.')
  expect(endless.destroyed).toBe(true)
  await expect(archive.add({ name: 'late', content: 'x' })).rejects.toThrow('Nobody reads')
})

test('a name that would leave its folder is refused', async () => {
  const archive = createZipArchive(new Date())
  await expect(archive.add({ name: '../evil.txt', content: 'x' })).rejects.toThrow('invalid relative path')
})
