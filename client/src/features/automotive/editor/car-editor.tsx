import { automotiveContract, type Car } from '@mainstreet/shared/contracts/automotive'
import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { carName } from '@mainstreet/shared/rules/cars/car-offer'
import { useNavigate } from 'react-router-dom'
import { useSave } from '../../../kit/data/data-writes'
import { ChangedElsewhereNotice } from '../../../kit/form/changed-elsewhere-notice'
import { Form } from '../../../kit/form/form'
import { useOpenedRow } from '../../../kit/form/use-opened-row'
import { FormActions } from '../../../kit/form/form-actions'
import { formWords } from '../../../kit/form/form-words'
import { useWords } from '../../../kit/language/bilingual'
import { Button } from '../../../kit/ui/button'
import { toast } from '../../../kit/ui/toaster'
import { useViewCar } from '../list/use-car-menu'
import { listWords } from '../list/words'
import styles from './car-editor.module.css'
import { toCarForm, toCarWrite, type CarForm } from './car-form'
import { CarElsewhereSection } from './car-elsewhere-section'
import { CarImagesSection } from './car-images-section'
import { DescriptionSection, EngineSection, MainSection, PriceSection, StateSection } from './car-sections'
import { editorWords } from './words'

const Sections = ({ car, onImagesChanged }: { car: Car; onImagesChanged: () => void }) => (
  <div className={styles.columns}>
    <div>
      <MainSection />
      <CarImagesSection carId={car.id} images={car.images} onChanged={onImagesChanged} />
      <DescriptionSection />
      <CarElsewhereSection car={car} />
    </div>
    <div>
      <StateSection />
      <PriceSection />
      <EngineSection />
    </div>
  </div>
)

type CarEditorProps = {
  /** The row as it is on the server now. */
  car: Car
  onImagesChanged: () => void
  /** Where the editor is opened beside something else: called when it is saved or left. */
  onDone?: () => void
}

export const CarEditor = ({ car, onImagesChanged, onDone }: CarEditorProps) => {
  const words = useWords(editorWords)
  const { viewOnSite } = useWords(listWords)
  const { savedThing } = useWords(formWords)
  const editor = useOpenedRow({ contract: automotiveContract, row: car, toForm: toCarForm })
  const { update } = useSave('automotive')
  const navigate = useNavigate()
  const view = useViewCar()
  const save = async (values: CarForm) => editor.setOpened(await update(car.id, toCarWrite(values)))
  return (
    <Form<CarForm>
      label={words.vehicle}
      {...editor.form}
      onSubmit={save}
      onSaved={(values) => {
        const isShown = values.status === 'public' && !onDone
        const said = savedThing(carName({ ...car, ...toCarWrite(values) }))
        toast.success(said, isShown ? { label: viewOnSite, onClick: () => view(car) } : undefined)
        onDone?.()
      }}
    >
      {(form) => (
        <>
          <ChangedElsewhereNotice labels={editor.changed} onLoad={() => editor.load(form)} />
          <Sections car={car} onImagesChanged={onImagesChanged} />
          <FormActions bar submit={words.save}>
            <Button onClick={onDone ?? (() => void navigate(backOfficeRoutes.cars))}>{words.cancel}</Button>
          </FormActions>
        </>
      )}
    </Form>
  )
}
