export declare const swcOptions: object
