import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { carName } from '@mainstreet/shared/rules/cars/car-offer'
import { CarFront, Download, FileUp, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useAllRows } from '../../../kit/data/use-all-rows'
import { useUndoableRemoval } from '../../../kit/data/use-undoable-removal'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { Button } from '../../../kit/ui/button'
import { Card } from '../../../kit/ui/card'
import { EmptyState } from '../../../kit/ui/empty-state'
import { Page } from '../../../kit/ui/page'
import { Pagination } from '../../../kit/ui/pagination'
import { SearchField } from '../../../kit/ui/search-field'
import { SegmentedControl } from '../../../kit/ui/segmented-control'
import { Table } from '../../../kit/ui/table'
import { carColumns } from './car-columns'
import styles from './car-columns.module.css'
import { useAddressParams } from '../../../kit/use-address-params'
import { ChosenCars, useChosenCars } from './chosen-cars'
import { downloadCars } from './export-cars'
import { carShows, filterCarList } from './filter-car-list'
import { NewCarDialog } from './new-car-dialog'
import { useCarMenu } from './use-car-menu'
import { useCarWrites } from './use-car-writes'
import { listWords } from './words'

const perPage = 50

/** Which cars are listed stands in the address: coming back finds the same list. */
const useView = () => {
  const [params, change] = useAddressParams()
  const show = carShows.find((each) => each === params.get('show')) ?? 'all'
  const skip = Math.max(0, Math.floor(Number(params.get('skip')) || 0))
  const set = (next: Record<string, string>) => change({ skip: '', ...next })
  return { show, skip, search: params.get('q') ?? '', set }
}

const NoCars = ({ filtered, onClear }: { filtered: boolean; onClear: () => void }) => {
  const words = useWords(listWords)
  if (filtered)
    return <EmptyState title={words.noMatch} action={<Button onClick={onClear}>{words.showAll}</Button>} />
  return (
    <EmptyState title={words.empty} icon={<CarFront />}>
      {words.emptyText}
    </EmptyState>
  )
}

const Controls = ({ view, onType }: { view: ReturnType<typeof useView>; onType: (text: string) => void }) => {
  const words = useWords(listWords)
  return (
    <div className={styles.controls}>
      <div className={styles.search}>
        <SearchField
          label={words.search}
          placeholder={words.searchIn}
          value={view.search}
          onType={onType}
          onSearch={(q) => view.set({ q })}
        />
      </div>
      <SegmentedControl
        label={words.show}
        value={view.show}
        onChange={(show) => view.set({ show: show === 'all' ? '' : show })}
        options={carShows.map((value) => ({ value, label: words.shows[value] }))}
      />
    </div>
  )
}

/** The cars that the view asks for: all of them, and those on its page. */
const useCarList = (view: ReturnType<typeof useView>, search: string) => {
  const { rows, error, refetch } = useAllRows('automotive')
  const { hidden, removeWithUndo } = useUndoableRemoval('automotive')
  const { show, skip } = view
  const matching = useMemo(
    () =>
      rows &&
      filterCarList(
        rows.filter(({ id }) => !hidden.has(id)),
        { show, search },
      ),
    [rows, hidden, show, search],
  )
  const from = matching && skip >= matching.length ? 0 : skip
  return { matching, page: matching?.slice(from, from + perPage), from, error, refetch, removeWithUndo }
}

/** The cars of a dealer: found, marked, copied, deleted and opened. */
export const DashboardCarsPage = () => {
  const words = useWords(listWords)
  const { number } = useFormats()
  const view = useView()
  const [search, type] = useState(view.search)
  const [adding, setAdding] = useState(false)
  const { matching, page, from, error, refetch, removeWithUndo } = useCarList(view, search)
  const { chosen, setChosen, choice } = useChosenCars()
  const { mark } = useCarWrites()
  const columns = useMemo(() => carColumns({ words, number, mark }), [words, number, mark])
  return (
    <Page
      title={words.title}
      secondary={[
        { label: words.import, icon: <FileUp />, to: backOfficeRoutes.importCars },
        {
          label: words.export,
          icon: <Download />,
          disabled: !matching?.length,
          onSelect: () => downloadCars(matching ?? []),
        },
      ]}
      action={
        <Button variant="primary" icon={<Plus />} onClick={() => setAdding(true)}>
          {words.create}
        </Button>
      }
    >
      <Controls view={view} onType={type} />
      <ChosenCars rows={page} chosen={chosen} onChoose={setChosen} />
      <Card flush>
        <Table
          label={words.title}
          columns={columns}
          rows={page}
          rowKey={({ id }) => id}
          rowName={carName}
          rowMenu={useCarMenu((car) => removeWithUndo(car.id, words.deleted(carName(car))))}
          choice={choice}
          empty={
            <NoCars
              filtered={view.show !== 'all' || search !== ''}
              onClear={() => {
                type('')
                view.set({ q: '', show: '' })
              }}
            />
          }
          error={error}
          onRetry={refetch}
        />
      </Card>
      <Pagination
        total={matching?.length ?? 0}
        skip={from}
        limit={perPage}
        onChange={(skip) => view.set({ skip: skip ? String(skip) : '' })}
      />
      <NewCarDialog open={adding} onClose={() => setAdding(false)} />
    </Page>
  )
}
