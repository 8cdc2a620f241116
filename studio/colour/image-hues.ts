// Things that bring their colour along: a lemon is yellow before anybody says so.

import type { HueFamily } from './hue-families.ts';
import { HUE_FAMILIES } from './hue-families.ts';

const BROUGHT: Readonly<Record<HueFamily, string>> = {
  red: 'apple berry cherry chilli coral currant flame heart ladybird lobster poppy rose tomato crab brick postbox fox',
  orange:
    'orange carrot tiger pumpkin peach fox lion maple camel bear barrel acorn walnut oven pretzel deer horse salmon',
  yellow:
    'lemon sun sunflower bee honeycomb hive cheese dandelion wheat chicken giraffe star pineapple quince',
  green:
    'leaf oak fern fir pine clover shamrock sprout tree plant olive cucumber frog turtle ivy basil thyme cactus birch ginkgo bamboo grasshopper hop pear vine seaweed',
  teal: 'dolphin peacock turtle swallow heron jellyfish oyster river',
  blue: 'wave whale sail ship drop snowflake anchor boat fish cloud iris waterfall seal shark umbrella wind tern seagull',
  purple: 'grape plum fig heather jacaranda mulberry moon foxglove thistle octopus orchid violin',
  pink: 'cherry-blossom lotus pig peach magnolia tulip macaron cupcake shell lily flower',
};

const OF_IMAGE = new Map<string, HueFamily[]>();
for (const hue of HUE_FAMILIES) {
  for (const image of BROUGHT[hue].split(' ')) OF_IMAGE.set(image, [...(OF_IMAGE.get(image) ?? []), hue]);
}

export const huesOfImages = (images: readonly string[]): ReadonlySet<HueFamily> =>
  new Set(images.flatMap((image) => OF_IMAGE.get(image) ?? []));
