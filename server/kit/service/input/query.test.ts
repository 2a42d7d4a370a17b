import { marketItemContract } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { storeSettingsContract } from '@mainstreet/shared/contracts/marketplace/store'
import { noticesToContract } from '@mainstreet/shared/contracts/notices-to'
import { noticeContract } from '@mainstreet/shared/contracts/site/notices'
import { readQuery } from './query'

const refusal = async (read: Promise<unknown>) => {
  try {
    await read
  } catch (error) {
    return error as { code: number; errors: Record<string, string> }
  }
  throw new Error('Nothing was refused.')
}

const items = (query: Record<string, unknown>) => readQuery(marketItemContract, 'visitor', query)

describe('a query', () => {
  test.each([
    [{ nonsense: '1' }, 'nonsense'],
    [{ title: { $regex: 'a' } }, 'title.$regex'],
    [{ title: { $like: '%' } }, 'title.$like'],
    [{ price: '1' }, 'price'],
    [{ id: { $in: Array(501).fill(1) } }, 'id.$in'],
    [{ id: { $in: [1, {}] } }, 'id.$in.1'],
    [{ title: { $eq: { $ne: 'a' } } }, 'title'],
    [{ createdAt: { $gt: 'yesterday' } }, 'createdAt.$gt'],
    [{ $or: [{ nonsense: 1 }] }, '$or.0.nonsense'],
    [{ $sort: { nonsense: 1 } }, '$sort.nonsense'],
    [{ $sort: { title: 2 } }, '$sort.title'],
    [{ $sort: { title: 0 } }, '$sort.title'],
    [{ $select: ['nonsense'] }, '$select.0'],
    [{ $limit: '-1' }, '$limit'],
    [{ $limit: '1.5' }, '$limit'],
    [{ $skip: '-1' }, '$skip'],
    [{ $skip: 'many' }, '$skip'],
    [{ categoryId: 'soap' }, 'categoryId'],
    [{ variations: '1' }, 'variations'],
  ])('%j is refused by name', async (query, field) => {
    const { code, errors } = await refusal(items(query))
    expect(code).toBe(400)
    expect(Object.keys(errors)).toEqual([field])
  })

  test('names a clock that is none', async () => {
    const { code, errors } = await refusal(readQuery(noticesToContract, 'owner', { quietFrom: 'E1C 1A1' }))
    expect([code, Object.keys(errors)]).toEqual([400, ['quietFrom']])
    const asked = await readQuery(noticesToContract, 'owner', { quietFrom: { $gt: '21:00:00' } })
    expect(asked).toMatchObject({ quietFrom: { $gt: '21:00:00' } })
  })

  test('may not be nested without end', async () => {
    const deep = Array.from({ length: 9 }).reduce<Record<string, unknown>>((inner) => ({ $or: [inner] }), {
      id: 1,
    })
    expect((await refusal(items(deep))).code).toBe(400)
  })

  test('may have four lists of alternatives in each other', async () => {
    const query = { $or: [{ $and: [{ $or: [{ $and: [{ id: '1' }] }] }] }] }
    expect(await items(query)).toEqual({ $or: [{ $and: [{ $or: [{ $and: [{ id: 1 }] }] }] }], $limit: 100 })
  })

  test('asks with $eq as with a plain value, alone and beside other operators', async () => {
    expect(await items({ id: { $eq: '1' }, categoryId: { $eq: '2', $ne: '3' } })).toEqual({
      id: 1,
      categoryId: { $eq: 2, $ne: 3 },
      $limit: 100,
    })
  })

  test('may not name what its role does not see', async () => {
    for (const query of [
      { stripeSecretKey: 'sk' },
      { $select: ['receiveEmail'] },
      { $sort: { storeEmail: 1 } },
    ]) {
      expect((await refusal(readQuery(storeSettingsContract, 'visitor', query))).code).toBe(400)
    }
    expect(await readQuery(storeSettingsContract, 'owner', { storeEmail: 'a@b.ca' })).toMatchObject({
      storeEmail: 'a@b.ca',
    })
  })

  test('comes out of text with its types', async () => {
    expect(
      await items({ categoryId: 'null', featured: 'true', id: { $in: ['1', '2'] }, $limit: '5' }),
    ).toEqual({
      categoryId: null,
      featured: true,
      id: { $in: [1, 2] },
      $limit: 5,
    })
  })

  test('has a hundred rows by default and five hundred at most', async () => {
    expect((await items({})).$limit).toBe(100)
    expect((await items({ $limit: 0 })).$limit).toBe(0)
    expect((await items({ $limit: 9999 })).$limit).toBe(500)
  })

  test('takes second names, which may not contradict', async () => {
    expect(
      await readQuery(noticeContract, 'owner', { int_customer_id: '3', $or: [{ int_id: 1 }] }),
    ).toMatchObject({
      customerId: 3,
      $or: [{ id: 1 }],
    })
    expect(
      (await refusal(readQuery(noticeContract, 'owner', { int_customer_id: 3, customerId: 4 }))).code,
    ).toBe(400)
  })
})
