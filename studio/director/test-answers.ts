// Stands in for a language model in tests. The first line of a question names its kind, which decides the answer.

import type { ModelCall, Question } from './question.ts';

const READING = JSON.stringify({
  name: 'Skerry',
  trade: 'coastal weather service',
  mood: 'calm, precise',
  wishes: [],
  refusals: [],
  refused_colours: [],
  refused_motifs: [],
  exact_colours: [],
  language: 'English',
  unclear: [],
});

export const createDrawingAnswer = (radius: number, name = 'Skerry'): string =>
  `{"idea":"A rock with rings of pressure around it.","shows":["rock"]}
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400">
<g id="mark"><path d="M180 230L250 120L300 160L350 60L460 230Z" fill="#0E7C86"/><path d="M180 250H460L440 270H200Z" fill="#123A5A"/><circle cx="440" cy="90" r="${radius / 4}" fill="#123A5A"/></g>
<type font="Inter" weight="600" size="72" x="320" y="340" anchor="middle" fill="#123A5A">${name}</type>
</svg>`;

const SMALL_FORM = `{"dark":{"#123A5A":"#A9C7E8"}}
<g id="small"><path d="M200 230L290 150L350 60L440 230Z" fill="#0E7C86"/></g>`;

export const questionKindOf = ({ turns }: ModelCall): string =>
  /^QUESTION (\w+)/.exec(turns.at(-1)?.text ?? '')?.[1] ?? '';

/** Gives a valid answer. Votes prefer the drawing that is shown first; drawings differ by the question's number. */
export function createGoodAnswer({ number, call }: Question): string {
  switch (questionKindOf(call)) {
    case 'reading':
      return READING;
    case 'choose':
      return '{"ranking":[1,2,3],"reads":["Skerry","Skerry","Skerry"],"broken":[],"because":"clear","weakest":"the rock is thin"}';
    case 'prefer':
      return '{"choice":1,"reads":["Skerry","Skerry"],"because":"calmer","weakest":"margins"}';
    case 'glance':
      return '{"sees":"a rock in the sea","second":"a tent","reads":"Skerry","weakest":"the peak"}';
    case 'small':
      return SMALL_FORM;
    default:
      return createDrawingAnswer(80 + number);
  }
}
