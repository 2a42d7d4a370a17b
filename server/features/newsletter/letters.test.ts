import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createMailer } from '../../kit/mail/mailer'
import { as } from '../../test/as'
import { buildItem } from '../marketplace/market-items.factory'
import { buildLetter, createSubscriber } from './newsletter.factory'
import { sendLetters } from './send-letters'
import { setNewsletter } from './newsletter.stage'

const stand = setNewsletter()

describe('a letter', () => {
  const write = async (more: object = {}) =>
    (await stand.owner.post('letters', buildLetter(more)).expect(201)).body

  test('is its owner’s alone', async () => {
    const { id } = await write()
    const stranger = await as(stand.app, 'owner')
    await stranger.get(`letters/${id}`).expect(404)
    await stranger.post('letter-preview', { id }).expect(404)
    await stranger.post('send-letter', { id }).expect(404)
    await (await as(stand.app, 'content', stand.account)).post('letters', buildLetter()).expect(403)
  })

  test.each([
    [{ subject: 'x'.repeat(151) }, 'subject'],
    [{ imageId: 999_999 }, 'imageId'],
    [{ itemIds: [999_999] }, 'itemIds'],
  ])('is refused where it is %j', async (wrong, field) => {
    const { body } = await stand.owner.post('letters', { ...buildLetter(), ...wrong }).expect(400)
    expect(Object.keys(body.errors)).toEqual([field])
  })

  test('does not leave without words, an address of the sender, or readers', async () => {
    const { id } = await write({ subject: '' })
    expect((await stand.owner.post('send-letter', { id }).expect(400)).body.errors).toHaveProperty('subject')
    await stand.owner.patch(`letters/${id}`, { subject: 'News' }).expect(200)
    await stand.owner.post('send-letter', { id }).expect(409)
    await createSubscriber(stand.app, stand.account)
    await stand.app.service('account').patch(stand.account.id, { str_address1: '' })
    const { body } = await stand.owner.post('send-letter', { id }).expect(409)
    expect(body.message).toMatch(/street and town/)
    expect(await stand.mails('letter')).toEqual([])
  })

  test('is seen before it is sent, with its things at today’s price, and tried on oneself', async () => {
    const item = buildItem({ translations: { fr: { title: 'Tasse' } } } as never)
    const { body: mug } = await stand.owner.post('market-items', item).expect(201)
    const { body: draft } = await stand.owner.post(
      'market-items',
      buildItem({ status: 'draft', title: 'Secret' }),
    )
    const { id } = await write({
      itemIds: [draft.id, mug.id],
      translations: { fr: { subject: 'Les tasses' } },
    } as never)
    const { body } = await stand.owner.post('letter-preview', { id }).expect(200)
    expect(body).toMatchObject({ subject: 'New mugs are here', readers: 0 })
    expect(body.html).toContain('Stoneware mug')
    expect(body.text).toContain('from $24.50')
    expect(body.text).toContain('12 Water Street')
    expect(body.html).not.toContain('Secret')
    const { body: french } = await stand.owner.post('letter-preview', { id, language: 'fr' }).expect(200)
    expect(french.subject).toBe('Les tasses')
    expect(french.text).toContain('Tasse')
    await stand.owner.post('send-letter', { id, trial: true }).expect(200)
    expect(await stand.mails('letter-trial')).toHaveLength(1)
    expect((await stand.owner.get(`letters/${id}`)).body.status).toBe('draft')
  })

  test('leaves for each reader once, at a pace, and for nobody who has gone meanwhile', async () => {
    const readers = []
    for (let count = 0; count < 32; count += 1) readers.push(await createSubscriber(stand.app, stand.account))
    await createSubscriber(stand.app, stand.account, { status: 'asked', confirmedAt: null })
    await createSubscriber(stand.app, stand.account, { status: 'left' })
    const { id } = await write()
    expect((await stand.owner.post('send-letter', { id }).expect(200)).body.readers).toBe(32)
    await stand.owner.post('send-letter', { id }).expect(409)
    await stand.owner.patch(`letters/${id}`, { text: 'Other words' }).expect(409)
    await Promise.all([
      sendLetters(stand.app),
      createSubscriber(stand.app, stand.account, { confirmedAt: '2999-01-01T00:00:00.000Z' }),
    ])
    expect(await stand.mails('letter')).toHaveLength(30)
    const last = readers.at(-1)!
    await stand.app.service('subscribers').patch(last.id, { status: 'left' })
    await Promise.all([sendLetters(stand.app), sendLetters(stand.app)])
    const sent = await stand.mails('letter')
    expect(sent).toHaveLength(31)
    expect(new Set(sent.map(({ to }) => to)).size).toBe(31)
    expect(sent.map(({ to }) => to)).not.toContain(last.email)
    const { body } = await stand.owner.get(`letters/${id}`).expect(200)
    expect(body).toMatchObject({ status: 'sent', sent: 31, readers: 31 })
    const { content } = sent[0]!
    expect(content!.leave).toMatch(new RegExp(`^http://${stand.account.str_domain}.*/newsletter/`))
    await stand.follow(stand.tokenIn(sent[0]), 'leave').expect(200)
    const { dataDir } = stand.app.get('settings')
    const mailer = createMailer({ mailFrom: 'post@platform.test', dataDir })
    await mailer.deliver(sent[0]!)
    const file = await readFile(path.join(dataDir, 'mail', `${sent[0]!.id}-letter.eml`), 'utf8')
    const head = file.slice(0, file.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ')
    expect(head).toContain(`List-Unsubscribe: <${content!.leave}>`)
    expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(file).not.toMatch(/<img[^>]+(1x1|width="1")/)
  })

  test('is not sent on once it is removed', async () => {
    for (let count = 0; count < 31; count += 1) await createSubscriber(stand.app, stand.account)
    const { id } = await write()
    await stand.owner.post('send-letter', { id }).expect(200)
    await sendLetters(stand.app)
    await stand.owner.delete(`letters/${id}`).expect(200)
    await sendLetters(stand.app)
    expect(await stand.mails('letter')).toHaveLength(30)
  })
})
