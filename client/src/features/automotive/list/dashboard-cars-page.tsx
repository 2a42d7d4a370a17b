import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { carName } from '@mainstreet/shared/rules/cars/car-offer'
import { CarFront, FileUp, Plus } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import { useDownloadRows } from '../../../kit/data/lists/use-download-rows'
import { useUndoableRemoval } from '../../../kit/data/lists/use-undoable-removal'
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
import { Row } from '../../../kit/ui/stack'
import styles from './car-columns.module.css'
import { ChosenCars, useChosenCars } from './chosen-cars'
import { downloadCars } from './export-cars'
import { NewCarDialog } from './new-car-dialog'
import { carShows, useCarList, type CarList } from './use-car-list'
import { useCarMenu } from './use-car-menu'
import { useCarWrites } from './use-car-writes'
import { listWords } from './words'

const NoCars = ({ list: { view, show }, create }: { list: CarList; create: ReactNode }) => {
  const words = useWords(listWords)
  const showAll = () => show({ q: '', show: '' })
  if (view.show !== 'all' || view.search)
    return <EmptyState title={words.noMatch} action={<Button onClick={showAll}>{words.showAll}</Button>} />
  return (
    <EmptyState title={words.empty} icon={<CarFront />} action={create} sample={words.sample}>
      {words.emptyText}
    </EmptyState>
  )
}

const Controls = ({ view, show }: CarList) => {
  const words = useWords(listWords)
  return (
    <Row align="stretch">
      <div className={styles.search}>
        <SearchField
          label={words.search}
          placeholder={words.searchIn}
          value={view.search}
          onSearch={(q) => show({ q })}
        />
      </div>
      <SegmentedControl
        label={words.show}
        value={view.show}
        onChange={(which) => show({ show: which === 'all' ? '' : which })}
        options={carShows.map((value) => ({ value, label: words.shows[value] }))}
      />
    </Row>
  )
}

/** The cars of a dealer: found, marked, copied, deleted and opened. */
export const DashboardCarsPage = () => {
  const words = useWords(listWords)
  const { number } = useFormats()
  const list = useCarList()
  const [adding, setAdding] = useState(false)
  const { hidden, removeWithUndo } = useUndoableRemoval('automotive')
  const rows = list.rows?.filter(({ id }) => !hidden.has(id))
  const { chosen, setChosen, choice } = useChosenCars()
  const { mark } = useCarWrites()
  const columns = useMemo(() => carColumns({ words, number, mark }), [words, number, mark])
  const toImport = { label: words.import, icon: <FileUp />, to: backOfficeRoutes.importCars }
  const download = useDownloadRows('automotive', {
    query: list.query,
    label: words.export,
    failed: words.notExported,
    disabled: list.total === 0,
    save: (cars) => downloadCars(cars.filter(({ id }) => !hidden.has(id))),
  })
  const create = (
    <Button variant="primary" icon={<Plus />} onClick={() => setAdding(true)}>
      {words.create}
    </Button>
  )
  return (
    <Page title={words.title} secondary={[toImport, download]} action={create}>
      <Controls {...list} />
      <ChosenCars rows={rows} chosen={chosen} onChoose={setChosen} />
      <Card flush>
        <Table
          label={words.title}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          rowName={carName}
          rowMenu={useCarMenu((car) => removeWithUndo(car.id, words.deleted(carName(car))))}
          choice={choice}
          empty={<NoCars list={list} create={create} />}
          error={list.error}
          onRetry={list.refetch}
        />
      </Card>
      <Pagination {...list.pages} />
      <NewCarDialog open={adding} onClose={() => setAdding(false)} />
    </Page>
  )
}
