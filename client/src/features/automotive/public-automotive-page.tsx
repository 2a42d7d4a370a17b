import { useSearchParams } from 'react-router-dom'
import { ErrorState } from '../../kit/ui/error-state'
import { Select } from '../../kit/ui/select'
import { VisuallyHidden } from '../../kit/ui/visually-hidden'
import { useAllRows } from '../../kit/data/use-all-rows'
import { ApplicationPage } from '../../kit/site/application-page'
import { CardGrid, CataloguePage, NothingFound } from '../../kit/site/catalogue'
import { usePlaceTexts } from '../../kit/site/texts/place-texts'
import { useTexts } from '../../kit/site/texts/use-texts'
import { arrangeCars, carSorts, makesOf } from './arrange-cars'
import { CarCard } from './car-card'
import styles from './public-automotive-page.module.css'

/** Make and order live in the address, so that coming back from a car finds the same list. */
const useView = () => {
  const [params, setParams] = useSearchParams()
  const asked = params.get('sort')
  const set = (name: 'make' | 'sort') => (value: string) =>
    setParams(
      (had) => {
        const next = new URLSearchParams(had)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    make: params.get('make') ?? '',
    sort: carSorts.find((sort) => sort === asked) ?? carSorts[0],
    setMake: set('make'),
    setSort: set('sort'),
  }
}

const Controls = ({ view, makes }: { view: ReturnType<typeof useView>; makes: readonly string[] }) => {
  const texts = usePlaceTexts('cars')
  const shown = makes.find((make) => make.toLowerCase() === view.make.toLowerCase()) ?? ''
  return (
    <div className={styles.controls}>
      <Select
        label={texts.make}
        placeholder={texts.allMakes}
        value={shown}
        onChange={({ target }) => view.setMake(target.value)}
        options={makes.map((make) => ({ value: make, label: make }))}
      />
      <Select
        label={texts.sort}
        value={view.sort}
        onChange={({ target }) => view.setSort(target.value)}
        options={carSorts.map((sort) => ({ value: sort, label: texts.sorts[sort] }))}
      />
    </div>
  )
}

/** The cars of a dealer. */
export const PublicAutomotivePage = () => {
  const texts = usePlaceTexts('cars')
  const { empty } = useTexts('shop')
  const view = useView()
  const { rows, complete, error, refetch } = useAllRows('automotive')
  const ready = complete ? rows : undefined
  const cars = ready && arrangeCars(ready, view)
  const many = !ready || ready.length > 1
  return (
    <ApplicationPage role="Automotive" empty={ready?.length === 0}>
      <CataloguePage
        title={texts.title}
        choices={many && <Controls view={view} makes={makesOf(ready ?? [])} />}
      >
        <VisuallyHidden live>{cars ? texts.found(cars.length) : ''}</VisuallyHidden>
        {error && !ready && <ErrorState error={error} onRetry={refetch} />}
        {cars?.length === 0 && <NothingFound>{empty}</NothingFound>}
        {!(error && !ready) && cars?.length !== 0 && (
          <CardGrid wide>
            {cars?.map((car, index) => (
              <CarCard key={car.id} car={car} priority={index === 0} />
            ))}
          </CardGrid>
        )}
      </CataloguePage>
    </ApplicationPage>
  )
}
