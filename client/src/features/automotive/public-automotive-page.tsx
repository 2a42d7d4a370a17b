import type { Car } from '@mainstreet/shared/contracts/automotive'
import { carName } from '@mainstreet/shared/rules/cars/car-offer'
import { useId } from 'react'
import { useNavigationType } from 'react-router-dom'
import { ApplicationPage } from '../../kit/site/application-page'
import { CardGrid, CataloguePage, NothingFound } from '../../kit/site/catalogue'
import { FilterButton } from '../../kit/site/filter/filter-button'
import { PageLinks } from '../../kit/site/page-links'
import { usePlaceWords } from '../../kit/site/words/place-words'
import { useSiteWords } from '../../kit/site/words/use-site-words'
import { Button } from '../../kit/ui/button'
import { ErrorState } from '../../kit/ui/error-state'
import { CarCard } from './car-card'
import { CarComparison } from './car-comparison'
import { CarFilters } from './car-filters'
import { CompareBar } from './compare-bar'
import styles from './public-automotive-page.module.css'
import { useCarView, type CarView } from './use-car-view'

/** Chooses a car to be compared; a third one takes the place of the first. */
const CompareBox = ({ car, view }: { car: Car; view: CarView }) => {
  const words = usePlaceWords('cars')
  const { compared, set } = view
  const id = useId()
  const isChosen = compared.includes(car.id)
  const next = isChosen ? compared.filter((each) => each !== car.id) : [...compared.slice(-1), car.id]
  return (
    <label className={styles.box} htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        aria-label={words.compareThis(carName(car))}
        checked={isChosen}
        onChange={() => set({ compare: next.join(',') })}
      />
      <span aria-hidden="true">{words.compare}</span>
    </label>
  )
}

const Cars = ({ view }: { view: CarView }) => {
  const words = usePlaceWords('cars')
  const { empty } = useSiteWords('shop')
  const { rows, total, error, refetch, isFetching } = view.list
  if (!rows && error) return <ErrorState error={error} onRetry={refetch} />
  return (
    <>
      <p className={styles.count} role="status">
        {total ? words.found(total) : ''}
      </p>
      {rows?.length === 0 ? (
        <NothingFound ways={view.isNarrowed && <Button onClick={view.clear}>{words.clear}</Button>}>
          {view.isNarrowed ? words.noMatch : empty}
        </NothingFound>
      ) : (
        <CardGrid wide busy={isFetching}>
          {rows?.map((car, index) => (
            <CarCard key={car.id} car={car} priority={index === 0}>
              <CompareBox car={car} view={view} />
            </CarCard>
          ))}
        </CardGrid>
      )}
      <PageLinks {...view} words={words} />
      <CompareBar view={view} />
    </>
  )
}

/** What narrows and orders the list: at once where there is room, behind one button on a phone. */
const Choices = ({ view }: { view: CarView }) => (
  <>
    <div className={styles.wide}>
      <CarFilters view={view} />
    </div>
    <FilterButton words={usePlaceWords('cars')} count={view.narrowedBy} total={view.list.total}>
      <CarFilters view={view} />
    </FilterButton>
  </>
)

/** The cars of a dealer, or two of them side by side. */
export const PublicAutomotivePage = () => {
  const words = usePlaceWords('cars')
  const view = useCarView()
  const { list, isNarrowed, isComparing, compared, set } = view
  const cameHere = useNavigationType() !== 'POP'
  const isComparison = isComparing && compared.length === 2
  return (
    <ApplicationPage role="Automotive" empty={list.total === 0 && !isNarrowed}>
      <CataloguePage
        page={isComparison ? undefined : 'cars'}
        title={isComparison ? words.compareTitle : words.title}
        choices={
          isComparison ? (
            // Who pressed Compare at the foot of a long list begins at the top; who opens its address looks at all of it.
            <Button autoFocus={cameHere} onClick={() => set({ view: '', compare: '' })}>
              {words.back}
            </Button>
          ) : (
            (isNarrowed || list.total !== 1) && <Choices view={view} />
          )
        }
      >
        {isComparison ? <CarComparison ids={compared} /> : <Cars view={view} />}
      </CataloguePage>
    </ApplicationPage>
  )
}
