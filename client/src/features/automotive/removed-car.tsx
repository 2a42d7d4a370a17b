import { routes } from '@mainstreet/shared/routes'
import { RemovedPage } from '../../kit/site/removed-page'
import { usePlaceWords } from '../../kit/site/words/place-words'

/** The page of a car that is not, or no longer, on the lot. */
export const RemovedCar = () => <RemovedPage words={usePlaceWords('cars')} to={routes.cars} />
