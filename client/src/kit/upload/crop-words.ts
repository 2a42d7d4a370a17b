import { bilingual } from '../language/bilingual'

/** What the choice of a part of a picture says. */
export const cropWords = bilingual({
  en: {
    title: 'Choose the part to show',
    about: 'Drag the frame, or move it and its corners with the arrow keys.',
    picture: 'The chosen picture',
    use: 'Use this part',
    whole: 'Use the whole picture',
    handles: {
      cropArea: 'The part to show; the arrow keys move it',
      nwDragHandle: 'Upper left corner',
      nDragHandle: 'Upper edge',
      neDragHandle: 'Upper right corner',
      eDragHandle: 'Right edge',
      seDragHandle: 'Lower right corner',
      sDragHandle: 'Lower edge',
      swDragHandle: 'Lower left corner',
      wDragHandle: 'Left edge',
    },
  },
  fr: {
    title: 'Choisissez la partie à montrer',
    about: 'Glissez le cadre, ou déplacez-le, lui et ses coins, avec les flèches du clavier.',
    picture: 'L’image choisie',
    use: 'Garder cette partie',
    whole: 'Garder toute l’image',
    handles: {
      cropArea: 'La partie à montrer; les flèches la déplacent',
      nwDragHandle: 'Coin supérieur gauche',
      nDragHandle: 'Bord supérieur',
      neDragHandle: 'Coin supérieur droit',
      eDragHandle: 'Bord droit',
      seDragHandle: 'Coin inférieur droit',
      sDragHandle: 'Bord inférieur',
      swDragHandle: 'Coin inférieur gauche',
      wDragHandle: 'Bord gauche',
    },
  },
})
