import { routes } from '@mainstreet/shared/routes'
import { RemovedPage } from '../../kit/site/removed-page'
import { usePlaceTexts } from '../../kit/site/texts/place-texts'

/** The page of a car that is not, or no longer, on the lot. */
export const RemovedCar = () => <RemovedPage texts={usePlaceTexts('cars')} to={routes.cars} />
