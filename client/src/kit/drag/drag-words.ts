import { bilingual } from '../language/bilingual'

/** What lists and grids say of the things that are put in order. */
export const dragWords = bilingual({
  en: {
    move: (name: string) => `Move ${name}`,
    howTo: 'Press space to lift it, the arrow keys to move it, space to drop it, escape to put it back.',
    lifted: (name: string, place: number, count: number) =>
      `${name} is lifted from place ${place} of ${count}.`,
    moved: (name: string, place: number, count: number) => `${name} is at place ${place} of ${count}.`,
    dropped: (name: string, place: number) => `${name} was dropped at place ${place}.`,
    putBack: (name: string) => `${name} is back where it was.`,
  },
  fr: {
    move: (name) => `Déplacer ${name}`,
    howTo:
      'Espace pour soulever, les flèches pour déplacer, espace pour déposer, échap pour remettre en place.',
    lifted: (name, place, count) => `${name}\u00a0: soulevé, place ${place} sur ${count}.`,
    moved: (name, place, count) => `${name}\u00a0: place ${place} sur ${count}.`,
    dropped: (name, place) => `${name}\u00a0: déposé à la place ${place}.`,
    putBack: (name) => `${name}\u00a0: remis à sa place.`,
  },
})
