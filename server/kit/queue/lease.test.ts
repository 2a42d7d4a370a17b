import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { createLease } from './lease'
import { createWorker } from './worker'

interface Task {
  id: number
  claim: string
}

let app: TestApp
const rows = () => app.get('database').knex<{ id: number; leasedUntil: Date | null }>('leased_tasks')
const lease = (leaseMs = 12_000) =>
  createLease<Task>(app, {
    table: 'leased_tasks',
    by: 'claim',
    leaseMs,
    renewMs: 10,
    due: 'not task.done',
    limit: 2,
    set: 'attempts = attempts + 1',
  })

beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures] })
  await app.get('database').knex.raw(`create table leased_tasks (id integer primary key,
    done boolean not null default false, attempts integer not null default 0, "leasedUntil" timestamptz, claim uuid)`)
})
beforeEach(async () => {
  await rows().delete()
  await rows().insert([{ id: 1 }, { id: 2 }, { id: 3 }])
})
afterAll(async () => {
  await app.get('database').knex.schema.dropTable('leased_tasks')
  await app.close()
})

describe('a lease', () => {
  test('is one claim’s at a time, as many at once as are wanted, and ends by itself', async () => {
    const own = lease()
    expect((await own.claim()).map(({ id }) => id)).toEqual([1, 2])
    expect((await own.claim()).map(({ id }) => id)).toEqual([3])
    expect(await own.claim()).toEqual([])
    const later = new Date(Date.now() + 12_001)
    expect(await own.claim({}, later)).toHaveLength(2)
    expect(await rows().orderBy('id').pluck('attempts')).toEqual([2, 2, 1])
  })

  test('is renewed while the work takes, and given back', async () => {
    const own = lease(1000)
    const [task] = await own.claim()
    const endOf = async () => (await rows().where({ id: task!.id }).first())!.leasedUntil
    const first = await endOf()
    await own.whileHeld(task!, async () => {
      while ((await endOf())!.getTime() === first!.getTime());
    })
    await own.release(task!)
    expect(await endOf()).toBeNull()
  })

  test('that another claim has ends the work and is not given back by it', async () => {
    const own = lease()
    const [task] = await own.claim()
    const [taken] = await own.claim({}, new Date(Date.now() + 12_001))
    expect(taken!.id).toBe(task!.id)
    await own.whileHeld(
      task!,
      (signal) => new Promise((resolve) => signal.addEventListener('abort', resolve)),
    )
    await own.release(task!)
    expect((await rows().where({ id: task!.id }).first())!.leasedUntil).not.toBeNull()
  })
})

describe('a worker', () => {
  test('does all that is due, also what comes while it ends, and stops when told to', async () => {
    const own = lease()
    const done: number[] = []
    const worker = createWorker<Task>(app, {
      name: 'tasks',
      claim: () => own.claim(),
      async carryOut({ id }, stopping) {
        await rows().where({ id }).update({ leasedUntil: null })
        await app.get('database').knex('leased_tasks').where({ id }).update({ done: true })
        done.push(id)
        if (id === 3) await new Promise((resolve) => stopping.addEventListener('abort', resolve))
      },
    })
    const stop = await worker.start()
    while (done.length < 3) await new Promise(setImmediate)
    await stop()
    expect(done.sort()).toEqual([1, 2, 3])
  })
})
