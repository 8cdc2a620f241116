/** Latin, Cyrillic and Greek: they look the same, and one drawing stands for all. */
export const O = ['o', 'O', 'о', 'О', 'ο', 'Ο'];
