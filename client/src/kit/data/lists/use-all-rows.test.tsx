import { maxLimit } from '@mainstreet/shared/paging'
import { render, screen } from '@testing-library/react'
import { fakeApi, fakeLive } from '../../../test/fake-back-office'
import { DataProvider } from '../data-provider'
import { useAllRows } from './use-all-rows'

const All = () => {
  const { rows, complete } = useAllRows('market-items')
  return <p>{complete ? `all ${rows?.length}` : 'reading'}</p>
}

test('of a long list no more than two further pages are read at a time, all in their turn', async () => {
  let [running, most] = [0, 0]
  const find = jest.fn(async (_path: string, { $skip }: { $skip: number }) => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, 5))
    running -= 1
    return { total: 6 * maxLimit, limit: maxLimit, skip: $skip, data: [{ id: $skip + 1 }] }
  })
  render(
    <DataProvider api={fakeApi(fakeLive().live, { find })}>
      <All />
    </DataProvider>,
  )
  expect(await screen.findByText('all 6')).toBeInTheDocument()
  expect(find).toHaveBeenCalledTimes(6)
  expect(most).toBe(2)
})
